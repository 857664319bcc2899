import { audit } from '#platform/audit/audit'
import type { Db, Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { SubscriptionFacts } from '#platform/ports/payments/payments'
import { canceledMail, confirmToPayer, resumedMail } from '../../receipts/change.mail'
import { noteEndMailed } from '../../receipts/plan-mails.queries'
import type { PlanStatus } from './standing'

type Reading = { deps: Deps; tx: Db; facts: SubscriptionFacts; at: Date }
type Plan = { row: Rows['subscriptions']; standing: PlanStatus }

/**
 * Audits a cancellation, or its reversal, and confirms it by mail: in the transaction that stores it, under the lock of
 * the plan, so once, whoever sees it first. The renewal's price is known by then.
 */
export async function noteCancellation(
  { deps: { jobs }, tx, facts, at }: Reading,
  { row, standing }: Plan,
): Promise<void> {
  const { cancelsAtPeriodEnd: cancels } = facts
  const wasCanceled = row.seen_cancels ?? row.status === 'canceled'
  if (cancels === wasCanceled || facts.status === 'ended') return
  const { user_id: userId } = row
  const { planId: subscription_plan_id, end: current_period_end, problem } = standing
  const isOver = current_period_end <= at
  const plan = { subscription_plan_id, current_period_end, at }
  const words = cancels
    ? canceledMail({ ...plan, problem, isOver })
    : resumedMail({ ...plan, provider_subscription: facts.id, next_amount: facts.next?.cents ?? null })
  await audit(tx, { at, userId, action: cancels ? 'plan_canceled' : 'plan_resumed' })
  await confirmToPayer(tx, jobs, userId, words)
  if (cancels && isOver) await noteEndMailed(tx, { user_id: userId, current_period_end })
}
