import { dayMs } from '@kasama/contract/durations.rules'
import { isCurrent, plans } from '@kasama/contract/money/billing.rules'
import type { DeskPayment, Refund } from '@kasama/contract/money/desk/refunds.api'
import type { Rows } from '#platform/database/db'
import { refundableOf } from '../../refunds/refund-payment'
import type { PaymentRow, RefundRow } from './payments.queries'

const shownRefund = ({ id, created_at, amount, reason, note, state, admin }: RefundRow): Refund => {
  return { id, at: new Date(created_at).toISOString(), amount, reason, note, state, by: admin }
}

/** The price of the whole days that are left of the period, unless they were credited to a switch. */
function unusedOf({ amount, period_start: start, period_end: end, is_followed: isCredited }: PaymentRow, now: Date) {
  if (isCredited) return null
  const all = end.getTime() - start.getTime()
  const days = Math.floor((end.getTime() - Math.max(now.getTime(), start.getTime())) / dayMs)
  return days > 0 && all > 0 ? { days, amount: Math.round((amount * days * dayMs) / all) } : null
}

type Around = { subscription: Rows['subscriptions'] | undefined; now: Date }

/** A payment with its refunds and the amount that can still be refunded. */
export function shownPayment(payment: PaymentRow, { subscription, now }: Around): DeskPayment {
  const { id, number, subscription_plan_id: planId, amount, refunded, state, refunds } = payment
  const runs = refunds.filter(({ ended_at }) => ended_at === null).reduce((sum, one) => sum + one.amount, 0)
  const refundable = Math.max(0, refundableOf(payment) - runs)
  const unused = unusedOf(payment, now)
  const unusedLeft = Math.min((unused?.amount ?? 0) - refunded - runs, refundable)
  const isLast = subscription?.current_period_end.getTime() === payment.period_end.getTime()
  const isHers = subscription?.provider_subscription === payment.provider_subscription
  return {
    id,
    number,
    paid_at: payment.paid_at.toISOString(),
    plan_id: planId,
    plan_name: plans[planId]?.name ?? '',
    amount,
    discount: payment.discount,
    credit: payment.credit,
    voucher: payment.voucher_code,
    card_brand: payment.card_brand,
    card_last4: payment.card_last4,
    period_start: payment.period_start.toISOString(),
    period_end: payment.period_end.toISOString(),
    state,
    refunded,
    refundable,
    gives_access: isHers && isLast && isCurrent(subscription, now),
    unused: unused && unusedLeft > 0 ? { ...unused, amount: unusedLeft } : null,
    refunds: refunds.map(shownRefund),
  }
}
