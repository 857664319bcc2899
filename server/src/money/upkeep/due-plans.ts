import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { endWithoutAccess } from '../payment/settle/end-without-access'
import { settle } from '../payment/settle/settle'
import { type Report, type ReportedRepair, repairEach, type Tools } from './repair-each'
import { findDue } from './upkeep.queries'

const duePlansJob = 'reconcile-due-plans'
/** `above`: the last account of the previous page. */
type DuePlansWork = { above: number }

/** Number of plans that one job settles. */
const pageLength = 50

/** Settles a plan whose period or access has ended; without access, it is ended at the provider too. */
async function repairDue(deps: Deps, row: Rows['subscriptions']): Promise<ReportedRepair | null> {
  const { user_id: userId, provider_subscription: about } = row
  if (about === null) return null
  const { before, after } = await settle(deps, about)
  const change = { about, userId, before, after }
  if (await endWithoutAccess(deps, row)) return { line: `account ${userId}: its plan is over`, kind: 'over', ...change }
  return before === after ? null : { line: `account ${userId}: ${after}`, kind: 'plan', ...change }
}

/** Settles a page of the plans that are due by now, and queues the next page. Returns whether all were repaired. */
export async function repairDuePlans(tools: Tools, { above }: DuePlansWork): Promise<boolean> {
  const { db, jobs, now } = tools.deps
  const rows = await findDue(db, now(), { above, most: pageLength })
  const isWhole = await repairEach(rows, tools, (row) => repairDue(tools.deps, row))
  const last = rows.length < pageLength ? undefined : rows.at(-1)
  if (last) await jobs.enqueue<DuePlansWork>(db, duePlansJob, { above: last.user_id })
  return isWhole
}

/** Settles one page. A plan that could not be repaired is tried again in the next hour. */
export const duePlansJobOf = (deps: Deps, report: Report): Job<DuePlansWork> => ({
  name: duePlansJob,
  async run(work) {
    await repairDuePlans({ deps, report }, work)
  },
})
