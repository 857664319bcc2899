import type { DeskPaymentDetails } from '@kasama/contract/money/desk/refunds.api'
import type { AccountBilling } from '@kasama/contract/money/desk/subscriptions.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findSubscription } from '../../plan/plan.queries'
import { findAccount, findAnyPayment, findPaymentsOf } from './payments.queries'
import { findPlanOf } from './plans.queries'
import { findRepairs, toRepair } from './repairs.queries'
import { shownPayment } from './shown-payment'
import { shownPlan } from './shown-plan'

const repairsShown = 20

/** A payment with its account and the amount that can be refunded. */
export async function showPayment({ db, now }: Deps, id: number): Promise<DeskPaymentDetails> {
  const payment = (await findAnyPayment(db, id)) ?? fail('not_found')
  const { user_id: userId } = payment
  const [account, subscription] = await Promise.all([
    userId === null ? undefined : findAccount(db, userId),
    userId === null ? undefined : findSubscription(db, userId),
  ])
  return { payment: shownPayment(payment, { subscription, now: now() }), account: account ?? null }
}

/** An account's plan, here and at the provider, with its payments and repairs. */
export async function showBilling({ db, now, payments: provider }: Deps, userId: number): Promise<AccountBilling> {
  const at = now()
  const [plan, payments, repairs] = await Promise.all([
    findPlanOf(db, userId),
    findPaymentsOf(db, userId),
    findRepairs(db, { after: null, limit: repairsShown }, userId),
  ])
  if (plan === undefined) return fail('not_found')
  return {
    subscription: plan ? shownPlan(plan, provider, at) : null,
    payments: payments.map((payment) => shownPayment(payment, { subscription: plan ?? undefined, now: at })),
    repairs: repairs.map(toRepair),
  }
}
