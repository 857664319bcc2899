import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { findSubscription, setGrantedStatus } from '../billing.queries'
import { callProvider } from '../call-provider'
import { endWithoutAccess } from '../standing/end-without-access'
import { settle } from '../standing/settle'
import { payerPlan } from './payer-plan'

/** Ends the plan with its period; access lasts until then. */
export async function cancelPlan(deps: Deps, user: User): Promise<void> {
  const row = await payerPlan(deps, user)
  if (row.status === 'canceled') fail('plan_canceled_already')
  await change(deps, { userId: user.id, subscriptionId: row.provider_subscription, cancels: true })
}

/** Resumes a canceled plan while its period runs. */
export async function resumePlan(deps: Deps, user: User): Promise<void> {
  const row = await payerPlan(deps, user)
  if (row.status !== 'canceled') return
  // A subscription that has ended at the provider can't be resumed there.
  if (row.provider_subscription && !row.is_collected) fail('plan_running')
  await change(deps, { userId: user.id, subscriptionId: row.provider_subscription, cancels: false })
}

type Change = { userId: number; subscriptionId: string | null; cancels: boolean }

async function change(deps: Deps, { userId, subscriptionId, cancels }: Change): Promise<void> {
  const { db, now, payments } = deps
  const note = () => audit(db, { at: now(), userId, action: cancels ? 'plan_canceled' : 'plan_resumed' })
  if (subscriptionId)
    await callProvider('switch_unclear', async () => {
      await payments.cancelAtPeriodEnd(subscriptionId, cancels)
      // The provider has taken it, also where the look at it gets no answer.
      await note()
      await settle(deps, subscriptionId)
      const row = cancels && (await findSubscription(db, userId))
      // Canceled after a failed renewal, it is over at once, and its open invoice is not collected.
      if (row) await endWithoutAccess(deps, row)
    })
  else {
    await setGrantedStatus(db, userId, cancels ? 'canceled' : 'active')
    await note()
  }
}
