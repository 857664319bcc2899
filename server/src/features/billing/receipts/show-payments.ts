import { plans } from '@kasama/contract/billing.rules'
import { readId } from '@kasama/contract/id'
import type { PaymentRow, Receipt } from '@kasama/contract/payment.api'
import type { Deps } from '../../../deps'
import type { Rows } from '../../../platform/database/db'
import { fail } from '../../../platform/http/errors'
import { findPayment, findPayments } from './payments.queries'

const highestId = 2_147_483_647
const usualLimit = 24

const shown = (row: Rows['payments']): PaymentRow => ({
  id: row.id,
  paid_at: row.paid_at.toISOString(),
  plan_id: row.subscription_plan_id,
  plan_name: plans[row.subscription_plan_id]?.name ?? '',
  amount: row.amount,
  card_brand: row.card_brand,
  card_last4: row.card_last4,
  voucher: row.voucher_code,
  state: row.state,
  refunded: row.refunded,
})

/** A page of the caller's own payments; the cursor is the last one's id. */
export async function listPayments({ db }: Deps, userId: number, asked: { limit?: number; cursor?: string }) {
  const before = asked.cursor === undefined ? highestId : readId(asked.cursor)
  if (before === null) return fail('invalid_input', { field: 'cursor' })
  const limit = asked.limit ?? usualLimit
  const rows = await findPayments(db, userId, { before, most: limit + 1 })
  const items = rows.slice(0, limit)
  return {
    items: items.map(shown),
    next_cursor: rows.length > limit ? String(items.at(-1)?.id) : null,
  }
}

/** A payment of somebody else's is not found, like one that is not there. */
export async function showReceipt({ db }: Deps, userId: number, id: number): Promise<Receipt> {
  const row = (await findPayment(db, userId, id)) ?? fail('not_found')
  const { number, period_start, period_end, amount, discount, credit } = row
  return {
    ...shown(row),
    number,
    period_start: period_start.toISOString(),
    period_end: period_end.toISOString(),
    price: amount + discount + credit,
    discount,
    credit,
  }
}
