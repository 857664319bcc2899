import type { Db } from '../../../platform/database/db'
import { addOrders, holdWorkers, reopenOrders } from './orders.queries'
import { findVoucher } from './voucher.queries'

/**
 * Orders a voucher for each six unused credits of workers with an address on file: called by whoever adds either of the
 * two, in the same transaction, once it is added.
 */
export async function orderVouchers(tx: Db, workerIds: number[], at: Date): Promise<void> {
  if (workerIds.length === 0) return
  await holdWorkers(tx, workerIds)
  await addOrders(tx, workerIds, { ...(await findVoucher(tx)), at })
}

/** A voucher whose letter came back is ordered as before, once its worker has sent an address again. */
export const orderAgain = (tx: Db, workerId: number): Promise<void> => reopenOrders(tx, workerId)
