import type { Deps } from '#platform/deps'
import { fileProblem } from '#platform/http/errors'
import type { Job } from '#platform/jobs/jobs'
import { waitForLock } from '#platform/locks/locks'
import { withCues } from '#studio/lesson/cues/stored-cues'
import { type ClipRenditions, putRenditions } from '#studio/lesson/draft/put-renditions'
import { hasFfmpeg } from '../ffmpeg'
import { type Clip, changeClip } from '../lesson/clip-in-lesson'
import { clipToLayOver, layVoice } from '../voice/lay-voice'
import { makeRenditions } from './make-renditions'
import { addWork, changeSource, changeWork, endWork, listWorks, lockWork, type Work } from './works.queries'

export const makeJob = 'make-clips'

type MakeJobDeps = Pick<Deps, 'db' | 'now' | 'storage' | 'jobs'>
/** Longer than the ten seconds for which a killed process keeps its lock. */
const lockTimeoutMs = 15_000
const makers = { renditions: makeRenditions, voice: layVoice }

/**
 * Makes pending renditions and voices, one after the other over all processes, since each takes a processor and much
 * memory.
 * Queued when one is requested, at each start, and every five minutes: one that a killed process had begun is made
 * again, at most five times. A run may outlive its job's lease; another run meanwhile finds the lock taken, and leaves
 * its work to the holder.
 */
export const makeJobOf = (deps: MakeJobDeps): Job<object> => ({
  name: makeJob,
  schedule: { cron: '*/5 * * * *' },
  async run() {
    if (!(await hasFfmpeg())) return
    const tried = new Set<string>()
    const failures: unknown[] = []
    // Work that is queued while the lock is given back is taken in a further round.
    while (await nextWork(deps, tried)) {
      const lock = await waitForLock(deps, makeJob, { timeoutMs: lockTimeoutMs })
      if (!lock) break
      try {
        for (let work = await nextWork(deps, tried); work; work = await nextWork(deps, tried)) {
          tried.add(nameOf(work))
          await makeOne(deps, work).catch((error) => failures.push(error))
        }
      } finally {
        await lock.release()
      }
    }
    if (failures.length > 0) throw failures[0]
  },
})

const nameOf = ({ video_id, language_code, what, created_at }: Work) =>
  `${video_id} ${language_code} ${what} ${created_at.getTime()}`

/** The oldest work that was not tried yet in this run. */
const nextWork = async ({ db }: MakeJobDeps, tried: Set<string>) =>
  (await listWorks(db)).find((work) => !tried.has(nameOf(work)))

async function makeOne(deps: MakeJobDeps, work: Work) {
  let shown = 0
  const onProgress = (percent: number) => {
    const whole = Math.min(99, Math.floor(percent))
    if (whole < shown + 5) return
    shown = whole
    changeWork(deps.db, work, { percent: whole }).catch(() => {})
  }
  try {
    // The attempt is counted first, so that one which kills the process counts too.
    await changeWork(deps.db, work, { tries: work.tries + 1 })
    const storeRenditions = (renditions: ClipRenditions) => storeNewRenditions(deps, work, renditions)
    const change = await makers[work.what](deps, work, { onProgress, storeRenditions })
    await keep(deps, work, change)
  } catch (error) {
    // An unreachable store, a full disk, too few file descriptors or too little memory is not the clip's fault: the
    // attempt does not count.
    const uncounted = fileProblem(error) ? { tries: work.tries } : {}
    await changeWork(deps.db, work, { failed: true, ...uncounted })
    throw error
  }
}

const renditionsOf = (work: Work, renditions: ClipRenditions) => ({
  videoId: work.video_id,
  language: work.language_code,
  source: work.source,
  renditions,
})

/** Names a made file in the lesson while the rest is still being made. */
const storeNewRenditions = ({ db }: MakeJobDeps, work: Work, renditions: ClipRenditions) =>
  db.transaction().execute(async (tx) => {
    if (await lockWork(tx, work)) await putRenditions(tx, renditionsOf(work, renditions))
  })

/**
 * Stores the made files in the lesson, unless another clip has replaced this one meanwhile. A clip with another voice
 * counts as a change of the lesson.
 */
async function keep(deps: MakeJobDeps, work: Work, change: Partial<Clip>) {
  const { now, jobs } = deps
  const clipPlace = { videoId: work.video_id, language: work.language_code, by: work.user_id, at: now() }
  await withCues(deps, async (tx, cuesOf) => {
    if (!(await lockWork(tx, work))) return
    await endWork(tx, work)
    if (work.what === 'renditions') {
      if (!change.address) return
      await changeSource(tx, work.video_id, { from: work.source, to: change.address })
      return putRenditions(tx, renditionsOf(work, change))
    }
    // The clip under the voice was replaced meanwhile.
    if (!change.address || (await clipToLayOver(tx, clipPlace)) !== work.source) return
    await changeClip(cuesOf, tx, { ...clipPlace, change })
    await addWork(tx, { ...ownerOf(work), what: 'renditions', source: change.address, created_at: now() })
    await jobs.enqueue(tx, makeJob, {})
  })
}

const ownerOf = ({ video_id, language_code, user_id }: Work) => ({ video_id, language_code, user_id })
