import type { Insertable, Updateable } from 'kysely'
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

export function findRefundOfProvider(db: Db, providerRefund: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('provider_refund', '=', providerRefund).executeTakeFirst()
}

/** Invoices of a subscription with refunds, also if a refund has failed since. */
export async function findRefundedInvoices(db: Db, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select('payments.provider_invoice')
    .distinct()
    .where('payments.provider_subscription', '=', subscriptionId)
    .execute()
  return rows.map(({ provider_invoice }) => provider_invoice)
}

export function findPaymentOfInvoice(db: Db, invoiceId: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('provider_invoice', '=', invoiceId).executeTakeFirst()
}

/** Locks a payment until the transaction ends, so that its remainder can't be refunded twice. */
export function lockPayment(tx: Db, id: number): Promise<Payment | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks the payments of a subscription until the transaction ends; returns whether there are any. */
export async function lockPaymentsOf(tx: Db, subscriptionId: string): Promise<boolean> {
  const payments = tx.selectFrom('payments').select('id').where('provider_subscription', '=', subscriptionId)
  return (await payments.orderBy('id').forUpdate().execute()).length > 0
}

/** Inserts a refund; a unique index allows one open refund a payment. */
export function insertRefund(tx: Db, refund: Insertable<Tables['refunds']>): Promise<Refund> {
  return tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

type RefundChange = Updateable<Tables['refunds']> & { look: number }

/** Stores a refund's state at the provider, unless a later reading was stored. */
export async function updateRefund(tx: Db, id: number, change: RefundChange): Promise<void> {
  await tx.updateTable('refunds').set(change).where('id', '=', id).where('look', '<', change.look).execute()
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
