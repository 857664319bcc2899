import type { PaymentOfAccount } from '@kasama/contract/desk/money/refunds.api'
import type { AccountBilling } from '@kasama/contract/desk/money/subscriptions.api'
import type { Deps } from '../../../../deps'
import { fail } from '../../../../platform/http/errors'
import { findSubscription } from '../../billing.queries'
import { findPlanOf } from '../subscriptions/list.queries'
import { findRepairs, shownRepair } from '../subscriptions/repairs.queries'
import { shownPlan } from '../subscriptions/shown-plan'
import { findAccount, findAnyPayment, findPaymentsOf, findRefundsOf } from './payments.queries'
import { shownPayment } from './shown-payment'

const repairsShown = 20

/** A payment with whose it is, and what can be given back of it. */
export async function showPayment({ db, now }: Deps, id: number): Promise<PaymentOfAccount> {
  const payment = (await findAnyPayment(db, id)) ?? fail('not_found')
  const { user_id: userId } = payment
  const [refunds, account, subscription] = await Promise.all([
    findRefundsOf(db, [id]),
    userId === null ? undefined : findAccount(db, userId),
    userId === null ? undefined : findSubscription(db, userId),
  ])
  return { payment: shownPayment(payment, { refunds, subscription, now: now() }), account: account ?? null }
}

/** An account's plan, ours and the provider's, with its payments and what was put right. */
export async function showBilling({ db, now, payments: provider }: Deps, userId: number): Promise<AccountBilling> {
  const at = now()
  const [plan, payments, repairs] = await Promise.all([
    findPlanOf(db, userId),
    findPaymentsOf(db, userId),
    findRepairs(db, { userId, most: repairsShown }),
  ])
  if (!plan && payments.length === 0 && !(await findAccount(db, userId))) return fail('not_found')
  const refunds =
    payments.length > 0
      ? await findRefundsOf(
          db,
          payments.map(({ id }) => id),
        )
      : []
  return {
    subscription: plan ? shownPlan(plan, provider, at) : null,
    payments: payments.map((payment) => {
      const own = refunds.filter(({ payment_id }) => payment_id === payment.id)
      return shownPayment(payment, { refunds: own, subscription: plan, now: at })
    }),
    repairs: repairs.map(shownRepair),
  }
}
