import type { Insertable } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

export type Refund = Rows['refunds']
export type Payment = Rows['payments']

export function findRefund(db: Db, id: number): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findRefundByKey(db: Db, key: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst()
}

/** Locks a payment until the transaction ends, so that its remainder can't be refunded twice. */
export function lockPayment(tx: Db, id: number): Promise<Payment | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function requirePayment(db: Db, id: number): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Inserts a refund; a unique index allows one open refund a payment. */
export function insertRefund(tx: Db, refund: Insertable<Tables['refunds']>): Promise<Refund> {
  return tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** Marks a refund as failed; returns false if it had ended before. */
export async function failRefund(db: Db, id: number, code: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state: 'failed', error_code: code, busy_until: null, ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Open refunds that no process has claimed. */
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
