import type { Deps } from '../../../deps'
import { isDiskFull } from '../../../platform/disk-full'
import type { Job } from '../../../platform/jobs/jobs'
import { tryLock } from '../../../platform/locks/locks'
import { StoreFailed } from '../../../ports/storage/storage'
import { withCues } from '../../lesson/cues/stored-cues'
import { putForms } from '../../lesson/draft/put-forms'
import { hasFfmpeg } from '../ffmpeg'
import { type Clip, changeClip } from '../lesson/clip-in-lesson'
import { clipToLayOver, layVoice } from '../voice/lay-voice'
import { makeRenditions } from './make-renditions'
import { addWork, changeSource, changeWork, endWork, holdWork, listWorks, type Work } from './works.queries'

export const makeJob = 'make-clips'

type Making = Pick<Deps, 'db' | 'now' | 'storage' | 'jobs'>
const makers = { renditions: makeRenditions, voice: layVoice }

/**
 * Makes what is still to be made of clips, one after the other on all processes together, since each takes a processor and
 * much memory. Queued when something is asked for, and every five minutes: what a killed process had begun is made from the
 * beginning, five times at most. It may take longer than a job's lease; whoever runs it meanwhile finds the lock taken, and
 * what it came for is found by who holds it.
 */
export const makeJobOf = (deps: Making): Job<object> => ({
  name: makeJob,
  cron: '*/5 * * * *',
  async run() {
    if (!(await hasFfmpeg())) return
    const tried = new Set<string>()
    const failures: unknown[] = []
    while (await nextWork(deps, tried)) {
      const lock = await tryLock(deps, makeJob)
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

/** The oldest that was not tried yet in this run. */
const nextWork = async ({ db }: Making, tried: Set<string>) =>
  (await listWorks(db)).find((work) => !tried.has(nameOf(work)))

async function makeOne(deps: Making, work: Work) {
  let shown = 0
  const told = (percent: number) => {
    const whole = Math.min(99, Math.floor(percent))
    if (whole < shown + 5) return
    shown = whole
    changeWork(deps.db, work, { percent: whole }).catch(() => {})
  }
  try {
    // Counted before it begins: what takes the process with it counts, too.
    await changeWork(deps.db, work, { tries: work.tries + 1 })
    const change = await makers[work.what](deps, work, told)
    await keep(deps, work, change)
  } catch (error) {
    // A store that is away, and a disk that is full, are no fault of the clip's.
    const tries = error instanceof StoreFailed || isDiskFull(error) ? { tries: work.tries } : {}
    await changeWork(deps.db, work, { failed: true, ...tries })
    throw error
  }
}

/** Names what was made in the lesson, unless another clip took the place of this one meanwhile. A clip with another voice is a change. */
async function keep(deps: Making, work: Work, change: Partial<Clip>) {
  const { now, jobs } = deps
  const of = { videoId: work.video_id, language: work.language_code, by: work.user_id, at: now() }
  await withCues(deps, async (tx, cuesOf) => {
    if (!(await holdWork(tx, work))) return
    await endWork(tx, work)
    if (work.what === 'renditions') {
      if (change.address) await changeSource(tx, work.video_id, { from: work.source, to: change.address })
      return putForms(tx, { ...of, source: work.source, forms: change })
    }
    // Another clip took the place of the one that the voice was laid over.
    if (!change.address || (await clipToLayOver(tx, of)) !== work.source) return
    await changeClip(cuesOf, tx, { ...of, change })
    await addWork(tx, { ...named(work), what: 'renditions', source: change.address, created_at: now() })
    await jobs.enqueue(tx, makeJob, {})
  })
}

const named = ({ video_id, language_code, user_id }: Work) => ({ video_id, language_code, user_id })
