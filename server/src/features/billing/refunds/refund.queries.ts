import type { Insertable } from 'kysely'
import type { Db, Rows } from '../../../platform/database/db'
import type { Tables } from '../../../platform/database/schema'

export type Refund = Rows['refunds']
export type Payment = Rows['payments']

export function findRefund(db: Db, id: number): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRefundByKey(db: Db, key: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Of one payment, held until the transaction ends: what is left of it can't be given back twice. */
export function lockPayment(tx: Db, id: number): Promise<Payment | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function requirePayment(db: Db, id: number): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Opens a refund; the database lets one payment have one, and names the constraint where it has. */
export function insertRefund(tx: Db, refund: Insertable<Tables['refunds']>): Promise<Refund> {
  return tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** Nothing was given back; answers whether that was not known before. */
export async function failRefund(db: Db, id: number, code: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state: 'failed', error_code: code, busy_until: null, ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Refunds that nobody is at any more. */
export function findStuckRefunds(db: Db, openedBefore: Date, at: Date): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('created_at', '<=', openedBefore)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', at)]))
    .orderBy('id')
    .execute()
}
