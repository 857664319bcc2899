import { plans } from '@kasama/contract/money/billing.rules'
import type { PaymentReceipt, PaymentRow } from '@kasama/contract/money/payment.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { integerPart, momentPart, type PageQuery, pagesBy } from '#platform/lists/pages'
import { findPayment, findPayments, type ListedPayment } from './payments.queries'

const first = { at: new Date('9999-12-31'), place: 0 }
const pages = pagesBy({ at: momentPart, place: integerPart })

const shown = (row: ListedPayment): PaymentRow => ({
  id: Math.abs(row.place),
  paid_at: row.at.toISOString(),
  plan_id: row.subscription_plan_id,
  plan_name: plans[row.subscription_plan_id]?.name ?? '',
  amount: row.amount,
  card_brand: row.card_brand,
  card_last4: row.card_last4,
  voucher: row.voucher_code,
  period_start: row.period_start?.toISOString() ?? null,
  period_end: row.period_end?.toISOString() ?? null,
  price: row.amount + row.discount + row.credit,
  discount: row.discount,
  credit: row.credit,
  state: row.state,
  refunded: row.refunded,
})

/** A page of the caller's own payments; the cursor has the time and id of the last row. */
export function listPayments({ db }: Deps, userId: number, query: PageQuery) {
  return pages.listPage({
    query,
    find: ({ after, limit }) => findPayments(db, userId, { below: after ?? first, most: limit }),
    show: shown,
  })
}

/** A receipt of the caller's; not_found for anybody else's. */
export async function showReceipt({ db }: Deps, userId: number, id: number): Promise<PaymentReceipt> {
  const row = (await findPayment(db, userId, id)) ?? fail('not_found')
  const { number, period_start, period_end } = row
  return {
    ...shown({ ...row, at: row.paid_at, place: row.id }),
    number,
    period_start: period_start.toISOString(),
    period_end: period_end.toISOString(),
  }
}
