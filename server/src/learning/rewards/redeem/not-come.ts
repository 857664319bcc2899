import { singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { reportIntervalDays } from '@kasama/contract/learning/rewards/rewards.rules'
import { storeMessage } from '#people/help/contact'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { lockOrder, recordComplaint } from '../vouchers/orders.queries'
import { toVoucherOrder } from '../vouchers/shown-order'

/** Reports a voucher that has not arrived; a repeated report within some days sends nothing. */
export async function notCome({ db, now, jobs }: Deps, worker: User, orderId: number) {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.worker_id !== worker.id) return fail('not_found')
    const isReportedRecently =
      order.told_at !== null && at.getTime() - order.told_at.getTime() < reportIntervalDays * dayMs
    if (isReportedRecently || order.state === 'returned') return toVoucherOrder(order)
    await recordComplaint(tx, orderId, at)
    const subject = `Voucher ${orderId} has not come`
    const since = order.posted_at ? `posted on ${singaporeDay(order.posted_at)}` : 'not posted yet'
    const message = `The worker says that her voucher has not come. It was ordered on ${singaporeDay(order.ordered_at)}, ${since}.`
    await storeMessage({ now, jobs }, tx, worker, { name: 'A worker', subject, message })
    return toVoucherOrder({ ...order, told_at: at })
  })
}
