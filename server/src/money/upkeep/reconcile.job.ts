import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { reconcile } from './reconcile'

export const reconcileJob = 'reconcile-payments'

/** Reconciles every hour, and at every start of the server. */
export const reconcileJobOf = (deps: Deps, note: (line: string) => void): Job<object> => ({
  name: reconcileJob,
  schedule: { cron: '7 * * * *' },
  async run() {
    const isWhole = await reconcile(deps, note)
    if (!isWhole) throw new Error('payments could not all be reconciled')
  },
})
