import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Jobs } from '#platform/jobs/jobs'
import { queuePush } from '#platform/push/queue-push'
import { findOpenAddress, findRedemption, lockOrder, moveOrder, refuseAddress, reopenOrders } from './orders.queries'
import { toRedemption } from './shown-order'

type VoucherMove = { admin: Pick<User, 'id'>; orderId: number }

/** Marks a voucher as posted to the address on file, which the order keeps; repeating it changes nothing. */
export async function postVoucher(
  { db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>,
  { admin, orderId }: VoucherMove,
): Promise<Redemption> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? fail('not_found')
    if (order.state === 'returned') return fail('order_changed')
    if (order.state === 'ordered') {
      const to = (order.worker_id && (await findOpenAddress(tx, order.worker_id))) || fail('address_missing')
      await moveOrder(tx, orderId, { state: 'posted', posted_at: at, ...to })
      await auditMove(tx, { admin, orderId, at }, ['ordered', 'posted'])
      if (order.worker_id) await announcePosted(tx, jobs, [order.worker_id], at)
    }
    return show(tx, orderId)
  })
}

/** Announces to workers that a voucher is on its way. */
export const announcePosted = (tx: Db, jobs: Jobs, userIds: number[], at: Date) =>
  queuePush(tx, jobs, { kind: 'voucher', userIds, occasion: `voucher ${at.toISOString()}`, at })

/**
 * Records a returned letter: nothing is posted to that address until its worker has sent one again. If she has sent
 * another since the posting, the voucher is to be posted there at once.
 */
export async function returnVoucher({ db, now }: Deps, { admin, orderId }: VoucherMove): Promise<Redemption> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? fail('not_found')
    if (order.state === 'ordered') return fail('order_changed')
    if (order.state === 'posted') {
      await moveOrder(tx, orderId, { state: 'returned', returned_at: at, name: null, address: null })
      if (order.worker_id) {
        await refuseAddress(tx, { ...order, worker_id: order.worker_id }, at)
        await reopenOrders(tx, order.worker_id)
      }
      await auditMove(tx, { admin, orderId, at }, ['posted', 'returned'])
    }
    return show(tx, orderId)
  })
}

type States = ['ordered', 'posted'] | ['posted', 'returned']

function auditMove(
  tx: Db,
  { admin, orderId, at }: VoucherMove & { at: Date },
  [stateBefore, stateAfter]: States,
): Promise<void> {
  const about = { kind: 'order', id: orderId, orgId: null } as const
  const states = { before: { state: stateBefore }, after: { state: stateAfter } }
  return audit(tx, { at, userId: admin.id, action: `voucher_${stateAfter}`, about, ...states })
}

async function show(tx: Db, orderId: number): Promise<Redemption> {
  return toRedemption((await findRedemption(tx, orderId)) ?? fail('not_found'))
}
