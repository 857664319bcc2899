import { auditMany } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { readMoment } from '#platform/read-moment'
import { announcePosted } from '../vouchers/post-voucher'
import { markPosted, unmarkPosted } from './redemptions.queries'

type Admin = Pick<User, 'id'>
type PostDeps = Pick<Deps, 'db' | 'now' | 'jobs'>

/** The audit entry for all of them. */
const wholeOf = (after: { state: string }, vouchers: number) => ({
  about: { kind: 'list' as const, id: 'redemptions', orgId: null },
  after: { ...after, vouchers },
})

const aboutOrder = (id: number) => ({ about: { kind: 'order' as const, id, orgId: null } })

/**
 * Marks vouchers as posted to the address on file, which each order keeps. One that can't be posted stays as it is, and
 * so does one whose worker has sent another address since its label was printed.
 */
export function postMany(
  { db, now, jobs }: PostDeps,
  admin: Admin,
  vouchers: { id: number; sent_at: string | null }[],
) {
  const at = now()
  const labels = vouchers.map(({ id, sent_at }) => ({
    id,
    sentAt: sent_at === null ? null : readMoment(sent_at, 'sent_at'),
  }))
  return db.transaction().execute(async (tx) => {
    const postedOrders = await markPosted(tx, labels, at)
    const posted = postedOrders.map(({ id }) => id)
    await announcePosted(
      tx,
      jobs,
      postedOrders.map(({ worker_id }) => worker_id),
      at,
    )
    const states = { before: { state: 'ordered' }, after: { state: 'posted' } }
    const summary = wholeOf(states.after, posted.length)
    await auditMany(tx, { at, userId: admin.id, action: 'voucher_posted', ...states, summary }, posted.map(aboutOrder))
    const remainingIds = vouchers.map(({ id }) => id).filter((id) => !posted.includes(id))
    return { posted, left: remainingIds, posted_at: at.toISOString() }
  })
}

/** Undoes `postMany`, for those orders that have not changed since. */
export function undoPosted(
  { db, now }: Omit<PostDeps, 'jobs'>,
  admin: Admin,
  batch: { ids: number[]; posted_at: string },
) {
  const postedAt = readMoment(batch.posted_at, 'posted_at')
  return db.transaction().execute(async (tx) => {
    const undone = await unmarkPosted(tx, batch.ids, postedAt)
    const states = { before: { state: 'posted' }, after: { state: 'ordered' } }
    const summary = wholeOf(states.after, undone.length)
    await auditMany(
      tx,
      { at: now(), userId: admin.id, action: 'voucher_not_posted', ...states, summary },
      undone.map(aboutOrder),
    )
    return { undone }
  })
}
