import { dayMs } from '@kasama/contract/durations.rules'
import type { RunAction, RunRequest } from '@kasama/contract/studio/lesson/runs.api'
import { listVideoIds } from '#learning/library/desk/list-videos'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { isTopic, lockLessons } from '../../lesson.queries'
import { runJob } from './run.job'
import { addRun, forgetRuns } from './run.queries'

/** Time for which a run is kept; its undo is offered for ten seconds. */
const keptMs = dayMs

const hasTopic = (deed: RunAction) => deed === 'add_topic' || deed === 'drop_topic'

/**
 * Stores a bulk action on chosen lessons, which its request does, or on all lessons that a list shows, and queues the
 * job that does it. The latter covers the lessons and drafts of this moment, and is refused if their number differs
 * from the given one. Returns the id of the run.
 */
export async function beginRun({ db, now, jobs }: Deps, admin: Pick<User, 'id'>, request: RunRequest): Promise<number> {
  const { deed, topic_id: topicId = null, chosen, filters = {}, lessons } = request
  if (hasTopic(deed) !== (topicId !== null)) return fail('invalid_input', { field: 'topic_id' })
  if ((chosen === undefined) === (lessons === undefined)) return fail('invalid_input', { field: 'lessons' })
  return db.transaction().execute(async (tx) => {
    if (topicId !== null && !(await isTopic(tx, topicId))) return fail('not_found')
    const at = now()
    await forgetRuns(tx, new Date(at.getTime() - keptMs))
    const run = { deed, topicId, by: admin.id, at }
    if (chosen) {
      const ids = chosen.map(({ id }) => id)
      // A switch is set on none of them if one is gone; publishing and withdrawing refuse that one alone.
      const isSwitch = deed !== 'publish' && deed !== 'take_back'
      if (isSwitch && (await lockLessons(tx, ids)).length < ids.length) return fail('not_found')
      return addRun(tx, { ...run, lessons: chosen, awaited: true })
    }
    const ids = await listVideoIds(tx, filters)
    if (ids.length !== lessons) return fail('lessons_changed')
    const id = await addRun(tx, { ...run, lessons: ids.map((listed) => ({ id: listed })), awaited: false })
    await jobs.enqueue(tx, runJob, {})
    const about = { kind: 'list' as const, id: 'lessons', orgId: null }
    const detail = { run: id, deed, topic: topicId, lessons }
    await audit(tx, { at, userId: admin.id, action: 'bulk_run_begun', about, detail })
    return id
  })
}
