import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import type { RewardOrder } from '@kasama/contract/learning/rewards/rewards.api'
import type { OrderRow, RedemptionRow } from './orders.queries'

const text = (moment: Date | null) => moment?.toISOString() ?? null

/** An order as its worker sees it. */
export function toVoucherOrder({ id, state, merchant, amount_cents, ...order }: OrderRow): RewardOrder {
  return {
    id,
    state,
    ordered_at: order.ordered_at.toISOString(),
    posted_at: text(order.posted_at),
    returned_at: text(order.returned_at),
    told_at: text(order.told_at),
    merchant,
    amount_cents,
  }
}

/**
 * An order as the provider sees it: with the address on file until it is posted, then with the one it was posted to.
 */
export function toRedemption(row: RedemptionRow): Redemption {
  const isPosted = row.state === 'posted'
  // An undeliverable or blank address counts as none.
  const hasAddress = row.file_refused_at === null && (row.file_address ?? '').trim() !== ''
  return {
    ...toVoucherOrder(row),
    worker_id: row.worker_id,
    username: row.username,
    language_code: row.language_code,
    name: isPosted ? row.name : hasAddress ? row.file_name : null,
    address: isPosted ? row.address : hasAddress ? row.file_address : null,
    sent_at: !isPosted && hasAddress ? text(row.file_sent_at) : null,
    has_left: row.has_left,
  }
}
