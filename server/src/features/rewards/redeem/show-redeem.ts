import { creditsPerVoucher } from '@kasama/contract/progress.rules'
import type { Receipt, Redeem, Standing } from '@kasama/contract/rewards.api'
import { standingOf } from '@kasama/contract/rewards.rules'
import type { Deps } from '../../../deps'
import type { Rows } from '../../../platform/database/db'
import { months, type Period } from '../../../platform/periodic/periods'
import { listOrders } from '../vouchers/orders.queries'
import { shownOrder } from '../vouchers/shown-order'
import { findVoucher } from '../vouchers/voucher.queries'
import { countMonth, findAddress, listCredits } from './redeem.queries'

/** Everything of the redeem page; all of it is the worker's own. */
export async function showRedeem({ db, now }: Pick<Deps, 'db' | 'now'>, workerId: number): Promise<Redeem> {
  const at = now()
  const [last, current] = lastTwoMonths(at)
  const file = await findAddress(db, workerId)
  const credits = await listCredits(db, workerId)
  const orders = await listOrders(db, workerId)
  const standing = async (period: Period): Promise<Standing> => ({
    month: period.key,
    ...standingOf(await countMonth(db, workerId, period)),
  })
  const balance = credits.filter(({ order_id }) => order_id === null).length
  return {
    name: file?.name ?? '',
    address: file?.address ?? '',
    sent_at: file?.created_at.toISOString() ?? null,
    on_file: file !== undefined && isAddress(file.address) && file.refused_at === null,
    refused: file?.refused_at != null,
    balance,
    stamps: Math.min(balance, creditsPerVoucher),
    voucher_cents: (await findVoucher(db)).amount_cents,
    orders: orders.map(shownOrder),
    month: await standing(current),
    last_month: await standing(last),
    receipts: credits.map(receiptOf),
  }
}

/** Nothing but spaces is no address. */
const isAddress = (text: string) => text.trim() !== ''

function lastTwoMonths(at: Date): [Period, Period] {
  const [over] = months(at, 1) as [Period]
  // The month that is under way is the one that will be over in 31 days at the latest.
  const current = months(new Date(over.to.getTime() + 31 * 86_400_000), 1)[0] as Period
  return [over, current]
}

function receiptOf({ month, percent, answers, videos, created_at, order_id }: Rows['credits']): Receipt {
  return { month: month.slice(0, 7), percent, answers, videos, earned_at: created_at.toISOString(), order_id }
}
