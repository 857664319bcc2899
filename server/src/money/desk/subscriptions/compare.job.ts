import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { PaymentUnread } from '#platform/ports/payments/payments'
import { settle } from '../../payment/settle/settle'
import { noteRepair } from '../../upkeep/repair.queries'
import {
  countPiece,
  endComparison,
  findChanged,
  findComparison,
  findLastComparison,
  findUnlisted,
  noteGone,
  noteUnread,
  openComparison,
} from './compare.queries'

const compareJob = 'compare-payments'
const comparePageJob = 'compare-payments-page'
/**
 * Place where a comparison continues. `after`: the last id of the provider's list; `above`: the last of our accounts
 * that it did not list, null while the list is being read.
 */
type ComparePlace = { after: string | null; above: number | null }
/** `piece`: the number of this piece of the comparison. */
type CompareWork = ComparePlace & { comparisonId: number; piece: number }

/**
 * Pages of the provider's list in one piece of a comparison, and subscriptions read singly: both stay well within a
 * job's lease.
 */
const [pagesAtOnce, looksAtOnce] = [10, 25]

/** Starts a comparison of all plans with the provider's; returns the running one if there is one. */
export async function startComparison({ db, jobs, now }: Deps, adminId: number | null) {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const opened = await openComparison(tx, adminId, at)
    if (!opened) return findLastComparison(tx)
    await jobs.enqueue<CompareWork>(tx, comparePageJob, {
      comparisonId: opened.id,
      piece: 0,
      after: null,
      above: null,
    })
    if (adminId !== null) await audit(tx, { at, userId: adminId, action: 'comparison_started' })
    return opened
  })
}

/**
 * Settles one subscription; returns whether its standing changed. A subscription that can't be read is marked as
 * differing and does not stop the comparison of the others.
 */
async function repair(deps: Deps, subscriptionId: string): Promise<boolean> {
  const seen = await settle(deps, subscriptionId).catch((error) =>
    error instanceof PaymentUnread ? null : Promise.reject(error),
  )
  if (seen === null) await noteUnread(deps.db, subscriptionId, deps.now())
  if (seen === null || seen.before === seen.after) return false
  const { userId, before, after } = seen
  await noteRepair(deps.db, { kind: 'plan', about: subscriptionId, userId, before, after }, deps.now())
  return true
}

/** The result of a piece, and where the next one continues; null after the last. */
type Part = { compared: number; mended: number; next: ComparePlace | null }

/** Compares the provider's list with ours, up to the limits of a piece. */
async function comparePages(deps: Deps, from: string | null): Promise<Part> {
  const part = { compared: 0, mended: 0 }
  let [place, looks] = [from, 0]
  for (let n = 0; n < pagesAtOnce; n++) {
    const { items, next } = await deps.payments.listPlans(place)
    const changed = await findChanged(deps.db, items, deps.now())
    for (const { id } of items) {
      if (changed.has(id) && looks++ === looksAtOnce) return { ...part, next: { after: place, above: null } }
      if (changed.has(id) && (await repair(deps, id))) part.mended++
      part.compared++
      place = id
    }
    if (next === null) return { ...part, next: { after: null, above: 0 } }
  }
  return { ...part, next: { after: place, above: null } }
}

/** Compares subscriptions of ours that the provider did not list: they have ended there, or were deleted. */
async function compareUnlisted(deps: Deps, above: number, since: Date): Promise<Part> {
  const { db, payments, now } = deps
  const rows = await findUnlisted(db, since, { above, most: looksAtOnce })
  let mended = 0
  for (const { user_id: userId, provider_subscription: id } of rows) {
    if (id === null) continue
    if (!(await payments.knowsPlan(id))) await noteGone(db, userId, now())
    else if (await repair(deps, id)) mended++
  }
  const last = rows.length < looksAtOnce ? undefined : rows.at(-1)
  return { compared: rows.length, mended, next: last ? { after: null, above: last.user_id } : null }
}

/**
 * Runs one piece of a comparison and queues the next. A run that outlives its lease is repeated; only the run that ends
 * first is counted and queues the next piece.
 */
async function comparePiece(deps: Deps, { comparisonId, piece, after, above }: CompareWork): Promise<void> {
  const { db, jobs, now } = deps
  const comparison = await findComparison(db, comparisonId)
  if (!comparison || comparison.ended_at || comparison.pieces !== piece) return
  const part = await (above === null ? comparePages(deps, after) : compareUnlisted(deps, above, comparison.started_at))
  await db.transaction().execute(async (tx) => {
    if (!(await countPiece(tx, comparisonId, { piece, ...part }))) return
    const work = part.next && { comparisonId, piece: piece + 1, ...part.next }
    if (work) await jobs.enqueue<CompareWork>(tx, comparePageJob, work)
    else await endComparison(tx, comparisonId, now())
  })
}

export const comparePageJobOf = (deps: Deps): Job<CompareWork> => ({
  name: comparePageJob,
  run: (work) => comparePiece(deps, work),
})

/** Starts a comparison every night. */
export const compareJobOf = (deps: Deps): Job<object> => ({
  name: compareJob,
  schedule: { cron: '23 3 * * *' },
  async run() {
    await startComparison(deps, null)
  },
})
