import type { Db } from '../../platform/database/db'
import { removeOrders } from './vouchers/orders.queries'

/** Removes a deleted account's orders; posted vouchers stay for the provider's books, without name and address. */
export const forgetWorker = (tx: Db, workerId: number): Promise<void> => removeOrders(tx, workerId)
