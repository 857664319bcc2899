import type { Db, Rows } from '#platform/database/db'

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
export async function detachCustomer(db: Db, customerId: string): Promise<void> {
  await db.updateTable('billing_customers').set({ user_id: null }).where('customer_id', '=', customerId).execute()
}

/**
 * Locks a customer, so that settlements of an account run one after the other; undefined for a customer that is not
 * ours.
 */
export function lockCustomer(
  tx: Db,
  customerId: string,
): Promise<Pick<Rows['billing_customers'], 'user_id'> | undefined> {
  return tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks an account's customer until the transaction ends. */
export async function lockCustomerOf(tx: Db, userId: number): Promise<void> {
  await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Notes that the customer's account is being removed; returns the customer. */
export async function releaseCustomer(tx: Db, userId: number, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable('billing_customers')
    .set({ released_at: at })
    .where('user_id', '=', userId)
    .returning('customer_id')
    .executeTakeFirst()
  return row?.customer_id ?? null
}

export async function findReleasedAt(db: Db, customerId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('released_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.released_at ?? null
}

/** Customers of deleted accounts who are not deleted at the provider yet. */
export async function findDetachedCustomers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('billing_customers').select('customer_id').where('user_id', 'is', null).execute()
  return rows.map(({ customer_id }) => customer_id)
}

export async function removeCustomerRow(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('billing_customers').where('customer_id', '=', customerId).where('user_id', 'is', null).execute()
}
