import type { Redemption } from '@kasama/contract/desk/redemptions.api'
import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { findOpenAddress, findRedemption, holdOrder, moveOrder, refuseAddress } from './orders.queries'
import { shownRedemption } from './shown-order'

type Move = { admin: Pick<User, 'id'>; orderId: number }

/** The voucher went to the address on file, which the order keeps from now on; said twice, it is said once. */
export async function postVoucher(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { admin, orderId }: Move,
): Promise<Redemption> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const order = (await holdOrder(tx, orderId)) ?? fail('not_found')
    if (order.state === 'returned') return fail('order_changed')
    if (order.state === 'ordered') {
      const to = (order.worker_id && (await findOpenAddress(tx, order.worker_id))) || fail('address_missing')
      await moveOrder(tx, orderId, { state: 'posted', posted_at: at, ...to })
      await audit(tx, { at, userId: admin.id, action: 'voucher_posted', detail: { order_id: orderId } })
    }
    return show(tx, orderId)
  })
}

/** The letter came back: nothing goes to that address any more until its worker has sent it again. */
export async function returnVoucher({ db, now }: Deps, { admin, orderId }: Move): Promise<Redemption> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const order = (await holdOrder(tx, orderId)) ?? fail('not_found')
    if (order.state === 'ordered') return fail('order_changed')
    if (order.state === 'posted') {
      await moveOrder(tx, orderId, { state: 'returned', returned_at: at, name: null, address: null })
      if (order.worker_id) await refuseAddress(tx, order.worker_id, at)
      await audit(tx, { at, userId: admin.id, action: 'voucher_returned', detail: { order_id: orderId } })
    }
    return show(tx, orderId)
  })
}

async function show(tx: Db, orderId: number): Promise<Redemption> {
  return shownRedemption((await findRedemption(tx, orderId)) ?? fail('not_found'))
}
