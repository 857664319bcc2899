import { dayMs } from '@kasama/contract/durations.rules'
import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { RunAction } from '@kasama/contract/studio/runs.api'
import { listVideoIds } from '#learning/library/desk/list-videos'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { isTopic } from '../../lesson.queries'
import { runJob } from './run.job'
import { addRun, forgetRuns } from './run.queries'

type RunRequest = { filters: VideoSearch; lessons: number; deed: RunAction; topicId: number | null }

/** Time for which a run is kept; its undo is offered for ten seconds. */
const keptMs = dayMs

/**
 * Stores a bulk action on all lessons that a list shows, and queues the job that does it. It covers the lessons and
 * drafts of this moment, and is refused if their number differs from the given one; returns the id of the run.
 */
export async function beginRun({ db, now, jobs }: Deps, admin: User, wish: RunRequest): Promise<number> {
  const { filters, lessons, deed, topicId } = wish
  const hasTopic = deed === 'add_topic' || deed === 'drop_topic'
  if (hasTopic !== (topicId !== null)) return fail('invalid_input', { field: 'topic_id' })
  return db.transaction().execute(async (tx) => {
    if (topicId !== null && !(await isTopic(tx, topicId))) return fail('not_found')
    const ids = await listVideoIds(tx, filters)
    if (ids.length !== lessons) return fail('lessons_changed')
    const at = now()
    await forgetRuns(tx, new Date(at.getTime() - keptMs))
    const id = await addRun(tx, { deed, topicId, by: admin.id, at, lessons: ids })
    await jobs.enqueue(tx, runJob, {})
    const about = { kind: 'list' as const, id: 'lessons', orgId: null }
    const detail = { run: id, deed, topic: topicId, lessons }
    await audit(tx, { at, userId: admin.id, action: 'bulk_run_begun', about, detail })
    return id
  })
}
