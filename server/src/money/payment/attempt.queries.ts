import type { ErrorCode } from '@kasama/contract/errors'
import type { Insertable } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

export type Attempt = Rows['payment_attempts']

export function findRunning(db: Db, userId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export function findLatest(db: Db, userId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findAttempt(db: Db, id: number): Promise<Attempt | undefined> {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Inserts a payment attempt; a unique index allows one open attempt an account. */
export function insertAttempt(tx: Db, attempt: Insertable<Tables['payment_attempts']>): Promise<Attempt> {
  return tx.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow()
}

export async function noteMethod(db: Db, id: number, methodId: string): Promise<void> {
  await db.updateTable('payment_attempts').set({ method_id: methodId }).where('id', '=', id).execute()
}

type BillingDetails = { source_id: string; name: string; address: string }

/** Stores another card for an open attempt; undefined if the attempt has ended. */
export function noteEntered(
  db: Db,
  id: number,
  { source_id, name, address }: BillingDetails,
): Promise<Attempt | undefined> {
  return db
    .updateTable('payment_attempts')
    .set({ source_id, method_id: null, owner_name: name, owner_address: address })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function noteSetUp(db: Db, id: number, setUpId: string): Promise<void> {
  await db.updateTable('payment_attempts').set({ setup_intent: setUpId }).where('id', '=', id).execute()
}

/** Updates an open attempt and releases its claim. */
export async function noteProgress(
  db: Db,
  id: number,
  seen: { state: 'needs_buyer' | 'unknown'; subscription?: string; look?: number },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      state: seen.state,
      ...(seen.subscription && { provider_subscription: seen.subscription }),
      ...(seen.look && { look: seen.look }),
      busy_until: null,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

type End = { subscription?: string; at: Date } & ({ state: 'settled' } | { state: 'failed'; code: ErrorCode })

/** Ends an open attempt; the buyer's name and address are erased. */
export async function endAttempt(db: Db, id: number, end: End): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      state: end.state,
      error_code: end.state === 'failed' ? end.code : null,
      ...(end.subscription && { provider_subscription: end.subscription }),
      ended_at: end.at,
      busy_until: null,
      owner_name: null,
      owner_address: null,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Returns open attempts that were opened before a given time and that no process has claimed: the process that opened
 * them died or got no clear response.
 */
export function findStuck(db: Db, openedBefore: Date, at: Date): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('created_at', '<=', openedBefore)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', at)]))
    .orderBy('id')
    .execute()
}

export async function findCustomer(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function addCustomer(db: Db, customer: { customerId: string; userId: number; at: Date }): Promise<void> {
  await db
    .insertInto('billing_customers')
    .values({ customer_id: customer.customerId, user_id: customer.userId, created_at: customer.at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Detaches an account from a customer; the hourly reconcile removes the row. */
export async function leaveCustomer(db: Db, customerId: string): Promise<void> {
  await db.updateTable('billing_customers').set({ user_id: null }).where('customer_id', '=', customerId).execute()
}
