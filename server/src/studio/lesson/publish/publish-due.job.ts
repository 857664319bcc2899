import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { publishScheduled } from './publish-lesson'
import { listDue } from './schedule.queries'

const publishDueJob = 'publish-due-lessons'

/**
 * Publishes every minute the drafts whose scheduled time has come. The times are in the drafts' rows, so none is
 * forgotten.
 */
export const publishDueJobOf = (deps: Deps): Job<object> => ({
  name: publishDueJob,
  schedule: { cron: '* * * * *' },
  async run() {
    const failures: unknown[] = []
    for (const { video_id } of await listDue(deps.db, deps.now()))
      await publishScheduled(deps, video_id).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
})
