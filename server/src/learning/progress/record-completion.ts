import { earnCertificates } from '#learning/certificate/earn-certificates'
import { employerOf } from '#people/household/links'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { type GoodMoment, goodMomentJob } from './mails/mail-kinds'
import { noticeCompletion } from './notice'
import { countVideos, earnSkills, markCompleted } from './progress.queries'

/**
 * Completes a video, once: earns the skills and certificates that it was the last video of, adds praise, and queues the
 * employer's mail if it was the worker's very first video or the last one of her must-watch list. All of it happens in
 * the transaction, or nothing.
 */
export async function recordCompletion(
  { now, jobs }: Pick<Deps, 'now' | 'jobs'>,
  tx: Db,
  key: { workerId: number; videoId: number },
): Promise<void> {
  const at = now()
  if (!(await markCompleted(tx, { ...key, at }))) return
  await earnCertificates(tx, key.workerId, at)
  const skillIds = await earnSkills(tx, key.workerId, at)
  const videoCounts = await countVideos(tx, key)
  const isListDone = videoCounts.is_listed && videoCounts.must_watch_left === 0
  await noticeCompletion(tx, { ...key, at, skillIds, isListDone })
  if (!(await employerOf(tx, key.workerId))) return
  const kinds: GoodMoment['kind'][] = []
  if (videoCounts.completed === 1) kinds.push('first_video')
  if (isListDone) kinds.push('list_done')
  for (const kind of kinds) await jobs.enqueue<GoodMoment>(tx, goodMomentJob, { kind, ...key })
}
