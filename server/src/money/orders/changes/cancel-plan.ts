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
import { findPayerPlan, isCanceled } from './payer-plan'

/** Ends the plan with its period; access lasts until then, or would after a won dispute. */
export async function cancelPlan(deps: Deps, user: User): Promise<void> {
  const row = await findPayerPlan(deps, user)
  if (isCanceled(row)) fail('plan_canceled_already')
  await change(deps, row, true)
}

/** Resumes a canceled plan while its period runs. */
export async function resumePlan(deps: Deps, user: User): Promise<void> {
  const row = await findPayerPlan(deps, user)
  if (!isCanceled(row)) return
  // A subscription that has ended at the provider can't be resumed there.
  if (row.provider_subscription && !row.is_collected) fail('plan_running')
  await change(deps, row, false)
}

/** The cancellation is recorded where the provider's state is stored, also if the reply to this call is lost. */
async function change(deps: Deps, row: Rows['subscriptions'], cancels: boolean): Promise<void> {
  const { user_id: userId, provider_subscription: subscriptionId } = row
  if (!subscriptionId) return changeGranted(deps, row, cancels)
  await callProvider('switch_unclear', async () => {
    await deps.payments.cancelAtPeriodEnd(subscriptionId, cancels)
    await settle(deps, subscriptionId)
    const after = cancels && (await findSubscription(deps.db, userId))
    // A plan canceled after a failed renewal is over at once, and its open invoice is not collected.
    if (after) await endWithoutAccess(deps, after)
  })
}

/** Cancels or resumes a plan that was granted; a second tab changes nothing. */
async function changeGranted({ db, now, jobs }: Deps, row: Rows['subscriptions'], cancels: boolean): Promise<void> {
  const at = now()
  const { user_id: userId } = row
  await db.transaction().execute(async (tx) => {
    if (!(await setGrantedStatus(tx, userId, cancels ? 'canceled' : 'active'))) return
    await audit(tx, { at, userId, action: cancels ? 'plan_canceled' : 'plan_resumed' })
    const words = cancels ? canceledMail({ ...row, at, isOver: false }) : resumedMail({ ...row, at })
    await confirmToPayer(tx, jobs, userId, words)
  })
}
