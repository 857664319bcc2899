import type { Deps } from '../../../../deps'
import { audit } from '../../../../platform/audit'
import type { Job } from '../../../../platform/jobs/jobs'
import { type CompareWork, compareJob, comparePageJob } from '../../job-names'
import { settle } from '../../standing/settle'
import { noteRepair } from '../../upkeep/repair.queries'
import {
  countCompared,
  endComparison,
  findChanged,
  findComparison,
  findUnmet,
  noteGone,
  openComparison,
} from './compare.queries'
import { findLastComparison } from './repairs.queries'

/** Pages of the provider's list in one piece of work, and plans looked at one by one: both well within a job's time. */
const [pagesAtOnce, looksAtOnce] = [10, 25]

/** Begins to compare every plan with the provider's; the one that is running where there is one. */
export async function startComparison({ db, jobs, now }: Deps, clerkId: number | null) {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const opened = await openComparison(tx, clerkId, at)
    if (!opened) return findLastComparison(tx)
    await jobs.enqueue<CompareWork>(tx, comparePageJob, { comparisonId: opened.id, after: null, above: 0 })
    if (clerkId !== null) await audit(tx, { at, userId: clerkId, action: 'comparison_started' })
    return opened
  })
}

/** Looks at one subscription; answers whether something was put right. */
async function mend(deps: Deps, subscriptionId: string): Promise<boolean> {
  const { userId, before, after } = await settle(deps, subscriptionId)
  if (before === after) return false
  await noteRepair(deps.db, { kind: 'plan', about: subscriptionId, userId, before, after }, deps.now())
  return true
}

async function mendAll(deps: Deps, ids: string[]): Promise<number> {
  let mended = 0
  for (const id of ids) if (await mend(deps, id)) mended++
  return mended
}

/** What the provider lists. Answers where to go on; null at its end. */
async function comparePages(deps: Deps, { comparisonId, after }: CompareWork): Promise<string | null> {
  let place = after
  for (let n = 0; n < pagesAtOnce; n++) {
    const { items, next } = await deps.payments.listPlans(place)
    const changed = await findChanged(deps.db, items, deps.now())
    const mended = await mendAll(deps, changed)
    await countCompared(deps.db, comparisonId, { compared: items.length, mended })
    if (next === null) return null
    place = next
  }
  return place
}

/** What we have and the provider did not list: it has ended there, or is gone. Answers whose was the last; null at its end. */
async function compareUnmet(deps: Deps, { comparisonId, above }: CompareWork, since: Date): Promise<number | null> {
  const { db, payments, now } = deps
  const rows = await findUnmet(db, since, { above, most: looksAtOnce })
  let mended = 0
  for (const { user_id: userId, provider_subscription: id } of rows) {
    if (id === null) continue
    if (!(await payments.knowsPlan(id))) await noteGone(db, userId, now())
    else if (await mend(deps, id)) mended++
  }
  await countCompared(db, comparisonId, { compared: rows.length, mended })
  return rows.length < looksAtOnce ? null : (rows.at(-1)?.user_id ?? null)
}

/** A piece of a comparison, and the next one after it. */
async function comparePiece(deps: Deps, work: CompareWork): Promise<void> {
  const { db, jobs } = deps
  const comparison = await findComparison(db, work.comparisonId)
  if (!comparison || comparison.ended_at) return
  const isListing = work.above === 0
  const after = isListing ? await comparePages(deps, work) : null
  const above = after === null ? await compareUnmet(deps, work, comparison.started_at) : 0
  if (above === null) return endComparison(db, work.comparisonId, deps.now())
  await jobs.enqueue<CompareWork>(db, comparePageJob, { ...work, after, above })
}

export const comparePageJobOf = (deps: Deps): Job<CompareWork> => ({
  name: comparePageJob,
  run: (work) => comparePiece(deps, work),
})

/** Every night. */
export const compareJobOf = (deps: Deps): Job<object> => ({
  name: compareJob,
  cron: '23 3 * * *',
  async run() {
    await startComparison(deps, null)
  },
})
