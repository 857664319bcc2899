import { dayMs } from '@kasama/contract/durations.rules'
import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { creditProgress } from '@kasama/contract/learning/rewards/rewards.rules'
import { months, type Period } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import { toReceipt } from '../credits/credits.queries'
import { listOrders } from '../vouchers/orders.queries'
import { toVoucherOrder } from '../vouchers/shown-order'
import { findVoucher } from '../vouchers/voucher.queries'
import { findRedeemStatus } from './redeem.queries'

/** The data of a worker's redeem page. */
export async function showRedeem({ db, now }: Pick<Deps, 'db' | 'now'>, workerId: number): Promise<RewardsAccount> {
  const at = now()
  const [last, current] = lastAndCurrentMonth(at)
  const {
    address_on_file: addressOnFile,
    receipts,
    month,
    last_month,
  } = await findRedeemStatus(db, workerId, { current, last })
  const voucher = await findVoucher(db)
  const orders = await listOrders(db, workerId)
  // A credit that was given counts: a question deleted since takes its answers along, so a recount could miss it.
  const gaveCredit = receipts.some((receipt) => receipt.month === last.key)
  const balance = receipts.filter(({ order_id }) => order_id === null).length
  return {
    name: addressOnFile?.name ?? '',
    address: addressOnFile?.address ?? '',
    sent_at: addressOnFile && new Date(addressOnFile.sent_at).toISOString(),
    on_file: addressOnFile !== null && isFilled(addressOnFile.address) && !addressOnFile.refused,
    refused: addressOnFile?.refused ?? false,
    balance,
    stamps: Math.min(balance, creditsPerVoucher),
    voucher_cents: voucher.amount_cents,
    merchant: voucher.merchant,
    orders: orders.map(toVoucherOrder),
    month: { month: current.key, ...creditProgress(month) },
    last_month: { month: last.key, ...creditProgress(last_month), ...(gaveCredit && { missing: [] }) },
    receipts: receipts.map(toReceipt),
  }
}

/** Nothing but spaces is no address. */
const isFilled = (text: string) => text.trim() !== ''

function lastAndCurrentMonth(at: Date): [Period, Period] {
  const [lastMonth] = months(at, 1) as [Period]
  // 31 days after its first moment the current month has ended, and no later one has.
  const current = months(new Date(lastMonth.to.getTime() + 31 * dayMs), 1)[0] as Period
  return [lastMonth, current]
}
