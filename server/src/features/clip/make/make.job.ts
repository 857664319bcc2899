import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { tryLock } from '../../../platform/locks/locks'
import { StoreFailed } from '../../../ports/storage/storage'
import { putForms } from '../../lesson/draft/put-forms'
import { hasFfmpeg } from '../ffmpeg'
import { type Clip, changeClip } from '../lesson/clip-in-lesson'
import { layVoice } from '../voice/lay-voice'
import { makeRenditions } from './make-renditions'
import { addWork, changeWork, endWork, holdWork, listWorks, type Work } from './works.queries'

export const makeJob = 'make-clips'

type Making = Pick<Deps, 'db' | 'now' | 'storage' | 'jobs'>
const makers = { renditions: makeRenditions, voice: layVoice }

/**
 * Makes what is still to be made of clips, one after the other. Queued when something is asked for, and every five minutes:
 * what a killed process had begun is made from the beginning, five times at most. It may take longer than a job's lease; whoever runs it again
 * meanwhile finds the lock taken.
 */
export const makeJobOf = (deps: Making): Job<object> => ({
  name: makeJob,
  cron: '*/5 * * * *',
  async run() {
    if (!(await hasFfmpeg())) return
    const failures: unknown[] = []
    for (const work of await listWorks(deps.db)) await makeOne(deps, work).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
})

async function makeOne(deps: Making, work: Work) {
  const lock = await tryLock(deps, `make:${work.video_id}:${work.language_code}`)
  if (!lock) return
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
    // A store that is away is no fault of the clip's.
    const tries = error instanceof StoreFailed ? { tries: work.tries } : {}
    await changeWork(deps.db, work, { failed: true, ...tries })
    throw error
  } finally {
    await lock.release()
  }
}

/** Names what was made in the lesson, unless another clip took the place of this one meanwhile. A clip with another voice is a change. */
async function keep(deps: Making, work: Work, change: Partial<Clip>) {
  const { db, now, jobs } = deps
  const of = { videoId: work.video_id, language: work.language_code, by: work.user_id, at: now() }
  await db.transaction().execute(async (tx) => {
    if (!(await holdWork(tx, work))) return
    await endWork(tx, work)
    if (work.what === 'renditions') return putForms(tx, { ...of, source: work.source, forms: change })
    if (!change.address) return
    await changeClip(deps, tx, { ...of, change })
    await addWork(tx, { ...named(work), what: 'renditions', source: change.address, created_at: now() })
    await jobs.enqueue(tx, makeJob, {})
  })
}

const named = ({ video_id, language_code, user_id }: Work) => ({ video_id, language_code, user_id })
