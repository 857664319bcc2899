import type { Db } from '../../platform/database/db'
import { removeOrders } from './vouchers/orders.queries'

/** Of an account that goes: vouchers that were posted stay without her name and address, for the provider's books. */
export const forgetWorker = (tx: Db, workerId: number): Promise<void> => removeOrders(tx, workerId)
