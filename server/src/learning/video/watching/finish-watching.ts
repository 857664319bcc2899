import { isWatchedToEnd } from '@kasama/contract/learning/video/video.rules'
import { recordCompletion } from '#learning/progress/record-completion'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { requireUnlockedClip } from '../require-unlocked-clip'
import { countOpenQuestions, findClip, lockWatch, lockWatchedUntil } from '../video.queries'

/**
 * Throws not_watched unless the worker's furthest point is at the clip's end; locks her account and then her watch, in
 * the order of `reportPosition`, until the transaction ends. Returns when her last visit to it began.
 */
export async function requireWatched(tx: Db, workerId: number, videoId: number): Promise<Date> {
  await lockWatchedUntil(tx, workerId)
  const watch = await lockWatch(tx, workerId, videoId)
  const clip = (await findClip(tx, workerId, videoId, watch?.language_code ?? 'eng')) ?? fail('not_found')
  if (!watch || !isWatchedToEnd(watch.furthest, clip.duration)) fail('not_watched')
  return watch.clock_at
}

/** Completes a watched video once all its questions are answered; returns whether it is completed. */
export async function completeIfDone(deps: Deps, tx: Db, key: { workerId: number; videoId: number }): Promise<boolean> {
  if ((await countOpenQuestions(tx, key.workerId, key.videoId)) > 0) return false
  await recordCompletion(deps, tx, key)
  return true
}

/** Reports the end of a video: without open questions it is completed. */
export async function finishWatching(deps: Deps, worker: User, videoId: number): Promise<{ completed: boolean }> {
  await requireUnlockedClip(deps, worker, videoId, 'eng')
  return deps.db.transaction().execute(async (tx) => {
    await requireWatched(tx, worker.id, videoId)
    return { completed: await completeIfDone(deps, tx, { workerId: worker.id, videoId }) }
  })
}
