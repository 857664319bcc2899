import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import { addOrders, lockWorkers, reopenOrders } from './orders.queries'
import { findVoucher } from './voucher.queries'

type VoucherOrderRequest = { workerIds: number[]; by: number | null; at: Date }

/**
 * Orders a voucher for each six unused credits of workers with an address on file. Code that adds a credit or an
 * address calls it afterwards, in the same transaction. `by` is the worker who sent her address; null if a month
 * brought the credits.
 */
export async function orderVouchers(tx: Db, { workerIds, by, at }: VoucherOrderRequest): Promise<void> {
  if (workerIds.length === 0) return
  await lockWorkers(tx, workerIds)
  const orders = await addOrders(tx, workerIds, { ...(await findVoucher(tx)), at })
  const detail = { orders: orders.join(' ') }
  if (orders.length > 0) await audit(tx, { at, userId: by, action: 'vouchers_ordered', detail })
}

/** Reopens orders whose letter was returned, once the worker has sent an address again. */
export const orderAgain = (tx: Db, workerId: number): Promise<void> => reopenOrders(tx, workerId)
