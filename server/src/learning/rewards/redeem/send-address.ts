import type { Deps } from '#platform/deps'
import { orderAgain, orderVouchers } from '../vouchers/order-vouchers'
import { lockWorkers } from '../vouchers/orders.queries'
import { storeAddress } from './redeem.queries'

/** Stores a name and address, and orders the vouchers that waited for them. */
export async function sendAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  workerId: number,
  { name, address }: { name: string; address: string },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    // Locks her before her rows, as a deletion does.
    await lockWorkers(tx, [workerId])
    await storeAddress(tx, { workerId, name, address, at })
    await orderVouchers(tx, { workerIds: [workerId], by: workerId, at })
    await orderAgain(tx, workerId)
  })
}
