import type { Deps } from '../../../deps'
import { audit } from '../../../platform/audit'
import type { User } from '../../../platform/http/access'
import { fail } from '../../../platform/http/errors'
import { markPosted, unmarkPosted } from './redemptions.queries'

type Admin = Pick<User, 'id'>
type Needs = Pick<Deps, 'db' | 'now'>

/** Each of these went to the address on file, which it keeps from now on. What can't be posted is left as it is. */
export function postMany({ db, now }: Needs, admin: Admin, ids: number[]) {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const posted = await markPosted(tx, ids, at)
    const detail = { orders: posted.join(' ') }
    if (posted.length > 0) await audit(tx, { at, userId: admin.id, action: 'vouchers_posted', detail })
    return { posted, left: ids.filter((id) => !posted.includes(id)), posted_at: at.toISOString() }
  })
}

/** The inverse: only what that moment made, and only where nothing has become of it since. */
export function undoPosted({ db, now }: Needs, admin: Admin, made: { ids: number[]; posted_at: string }) {
  const postedAt = new Date(made.posted_at)
  if (Number.isNaN(postedAt.getTime())) return fail('invalid_input', { field: 'posted_at' })
  return db.transaction().execute(async (tx) => {
    const undone = await unmarkPosted(tx, made.ids, postedAt)
    const detail = { orders: undone.join(' ') }
    if (undone.length > 0) await audit(tx, { at: now(), userId: admin.id, action: 'vouchers_not_posted', detail })
    return { undone }
  })
}
