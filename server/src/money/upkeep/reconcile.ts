import { hourMs, minuteMs } from '@kasama/contract/durations.rules'
import type { Deps } from '#platform/deps'
import { finishClaimedCardChange } from '../orders/changes/change-card'
import { type Attempt, abandonAttempt, findAttempt, findStuckAttempts } from '../payment/attempts/attempt.queries'
import { claim, unclaim } from '../payment/attempts/claim.queries'
import { findDetachedCustomers } from '../payment/attempts/customer.queries'
import { subscriptionOf } from '../payment/attempts/provider-ids'
import { findStuckRefunds, type Refund } from '../payment/settle/refund.queries'
import { settle } from '../payment/settle/settle'
import { requirePayment } from '../receipts/payments.queries'
import { carryOutRefund } from '../refunds/carry-out-refund'
import { forgetCustomer } from './customer/forget-customer.job'
import { repairDuePlans } from './due-plans'
import { repairMissedEvents } from './missed-events'
import { hideOldRepairs } from './repair.queries'
import { type Report, type ReportedRepair, repairEach } from './repair-each'
import { dropOldEvents } from './upkeep.queries'

const stuckAfterMs = 10 * minuteMs
const cardWaitsMs = 23 * hourMs
const mendedShownMs = 24 * hourMs
/** The provider lists events for 30 days. */
const eventsKeptMs = 31 * 24 * hourMs

/**
 * Gives up a free subscription's card confirmation after a day, since the provider never expires it. By then the
 * provider itself has given up open payments.
 */
async function giveUpCard(deps: Deps, attempt: Attempt, subscriptionId: string): Promise<void> {
  const { db, now, payments } = deps
  const { id, kind, setup_intent, created_at } = attempt
  const at = now()
  if (at.getTime() - created_at.getTime() < cardWaitsMs) return
  if (kind === 'subscribe') {
    await payments.end(subscriptionId)
    await settle(deps, subscriptionId)
  } else if (setup_intent) {
    await payments.cancelSetUp(setup_intent)
    await abandonAttempt(db, id, at)
  }
}

/** Repairs an attempt unless another process has claimed it, or the buyer has pressed again since it was listed. */
async function repairAttempt(deps: Deps, { id }: Attempt): Promise<ReportedRepair | null> {
  if (!(await claim(deps, 'payment_attempts', id))) return null
  try {
    const attempt = await findAttempt(deps.db, id)
    return attempt ? await repairClaimed(deps, attempt) : null
  } finally {
    await unclaim(deps.db, 'payment_attempts', id)
  }
}

/** Settles a claimed attempt; it is ended if the provider does not have it. */
async function repairClaimed(deps: Deps, attempt: Attempt): Promise<ReportedRepair | null> {
  const subscriptionId = await subscriptionOf(deps, attempt)
  const seen = subscriptionId ? await settle(deps, subscriptionId, { holder: attempt.id }) : undefined
  const outcome = seen?.outcomes.get(attempt.id)
  if (!subscriptionId || outcome?.state === 'absent') await abandonAttempt(deps.db, attempt.id, deps.now())
  else if (outcome?.state === 'confirmed') await finishClaimedCardChange(deps, attempt)
  else if (outcome?.state === 'needs_buyer') await giveUpCard(deps, attempt, subscriptionId)
  const after = await findAttempt(deps.db, attempt.id)
  if (!after?.ended_at) return null
  const change = { userId: attempt.user_id, before: seen?.before ?? null, after: seen?.after ?? null }
  return { line: `attempt ${attempt.id}: ${after.state}`, kind: 'attempt', about: attempt.key, ...change }
}

/** Repeats a refund that no process has claimed: afterwards it is made once or refused. */
async function repairRefund(deps: Deps, refund: Refund): Promise<ReportedRepair | null> {
  if (!(await claim(deps, 'refunds', refund.id))) return null
  const after = await carryOutRefund(deps, refund)
  if (!after.ended_at) throw new Error(`refund ${refund.id}: the provider gave no clear answer`)
  const { user_id: userId } = await requirePayment(deps.db, refund.payment_id)
  return { line: `refund ${refund.id}: ${after.state}`, kind: 'refund', about: String(refund.id), userId }
}

/** Corrects our state after a lost reply, event or process. Returns whether all repairs succeeded. */
export async function reconcile(deps: Deps, report: Report): Promise<boolean> {
  const { db, now } = deps
  const tools = { deps, report }
  const at = now()
  const before = new Date(at.getTime() - stuckAfterMs)
  const results = [
    await repairEach(await findStuckAttempts(db, before, at), tools, (attempt) => repairAttempt(deps, attempt)),
    await repairEach(await findStuckRefunds(db, before, at), tools, (refund) => repairRefund(deps, refund)),
    await repairMissedEvents(tools, at),
    await repairDuePlans(tools, { above: 0 }),
    await repairEach(await findDetachedCustomers(db), tools, async (customerId) => {
      await forgetCustomer(deps, customerId)
      return { line: `customer ${customerId}: forgotten`, kind: 'customer', about: customerId, userId: null }
    }),
  ]
  await dropOldEvents(db, new Date(at.getTime() - eventsKeptMs))
  await hideOldRepairs(db, new Date(at.getTime() - mendedShownMs))
  return results.every(Boolean)
}
