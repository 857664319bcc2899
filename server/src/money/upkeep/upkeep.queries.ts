import type { Db, Rows } from '#platform/database/db'

export async function removeCustomerRow(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('billing_customers').where('customer_id', '=', customerId).where('user_id', 'is', null).execute()
}

/** Customers of deleted accounts who are not deleted at the provider yet. */
export async function findLeftCustomers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('billing_customers').select('customer_id').where('user_id', 'is', null).execute()
  return rows.map(({ customer_id }) => customer_id)
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

type ProviderSubscription = { id: string; attemptKey: string | null }

/** Returns the subscriptions at the provider whose attempt has failed here, so that they never became a plan. */
export async function findGivenUp(db: Db, made: ProviderSubscription[]): Promise<ProviderSubscription[]> {
  const keys = made.flatMap(({ attemptKey }) => attemptKey ?? [])
  if (keys.length === 0) return []
  const failed = await db
    .selectFrom('payment_attempts')
    .select('key')
    .where('key', 'in', keys)
    .where('state', '=', 'failed')
    .execute()
  return made.filter(({ attemptKey }) => failed.some(({ key }) => key === attemptKey))
}

/** Ends the open payment of an account that is being deleted, and erases its buyer. */
export async function forgetBuyer(tx: Db, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      state: 'failed',
      error_code: 'payment_abandoned',
      ended_at: at,
      busy_until: null,
      owner_name: null,
      owner_address: null,
    })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** A page of the plans whose period or access has ended by then. */
export function findDue(
  db: Db,
  at: Date,
  { above, most }: { above: number; most: number },
): Promise<Rows['subscriptions'][]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('is_collected', '=', true)
    .where('user_id', '>', above)
    .where((eb) =>
      eb.or([eb('current_period_end', '<=', at), eb('access_ends_at', '<=', at), eb('status', '=', 'expired')]),
    )
    .orderBy('user_id')
    .limit(most)
    .execute()
}

/** The time of the latest processed event. */
export async function findLastEvent(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

export async function isNoted(db: Db, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('provider_events').select('id').where('id', '=', eventId).executeTakeFirst()
  return row !== undefined
}

/** Events are listed by the provider for 30 days. */
export async function dropOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('provider_events').where('created_at', '<', before).execute()
}
