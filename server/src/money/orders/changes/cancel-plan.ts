import { audit } from '#platform/audit/audit'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { callProvider } from '../../payment/attempts/call-provider'
import { endWithoutAccess } from '../../payment/settle/end-without-access'
import { settle } from '../../payment/settle/settle'
import { findSubscription, setGrantedStatus } from '../../plan/plan.queries'
import { canceledMail, confirmToPayer, resumedMail } from '../../receipts/change.mail'
import { noteEndMailed } from '../../receipts/plan-mails.queries'
import { isCanceled, payerPlan } from './payer-plan'

/** Ends the plan with its period; access lasts until then, or would after a won dispute. */
export async function cancelPlan(deps: Deps, user: User): Promise<void> {
  const row = await payerPlan(deps, user)
  if (isCanceled(row)) fail('plan_canceled_already')
  await change(deps, row, true)
}

/** Resumes a canceled plan while its period runs. */
export async function resumePlan(deps: Deps, user: User): Promise<void> {
  const row = await payerPlan(deps, user)
  if (!isCanceled(row)) return
  // A subscription that has ended at the provider can't be resumed there.
  if (row.provider_subscription && !row.is_collected) fail('plan_running')
  await change(deps, row, false)
}

async function change(deps: Deps, row: Rows['subscriptions'], cancels: boolean): Promise<void> {
  const { db, payments } = deps
  const { user_id: userId, provider_subscription: subscriptionId } = row
  if (!subscriptionId) {
    await setGrantedStatus(db, userId, cancels ? 'canceled' : 'active')
    return recordChange(deps, row, cancels)
  }
  await callProvider('switch_unclear', async () => {
    await payments.cancelAtPeriodEnd(subscriptionId, cancels)
    // The provider has accepted the change, even if reading its state fails.
    if (!cancels) return settle(deps, subscriptionId).finally(() => recordResumed(deps, row))
    await recordChange(deps, row, cancels)
    await settle(deps, subscriptionId)
    const after = await findSubscription(db, userId)
    // A plan canceled after a failed renewal is over at once, and its open invoice is not collected.
    if (after) await endWithoutAccess(deps, after)
  })
}

/** Records the change with the price of the renewal, which is known once the provider's state was read. */
async function recordResumed(deps: Deps, row: Rows['subscriptions']): Promise<void> {
  const now = await findSubscription(deps.db, row.user_id)
  await recordChange(deps, now?.provider_subscription === row.provider_subscription ? now : row, false)
}

/** Audits the change, and confirms it by mail. */
async function recordChange({ db, now, jobs }: Deps, row: Rows['subscriptions'], cancels: boolean): Promise<void> {
  const at = now()
  const { user_id: userId, problem } = row
  const isOver = problem === 'past_due' || (problem === 'disputed' && row.current_period_end <= at)
  const words = cancels ? canceledMail({ ...row, at, isOver }) : resumedMail({ ...row, at })
  await db.transaction().execute(async (tx) => {
    await audit(tx, { at, userId, action: cancels ? 'plan_canceled' : 'plan_resumed' })
    await confirmToPayer(tx, jobs, userId, words)
    if (cancels && isOver) await noteEndMailed(tx, row)
  })
}
