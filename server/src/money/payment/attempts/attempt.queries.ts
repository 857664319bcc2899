import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@kasama/contract/errors/errors'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'
import type { SubscriptionFacts } from '#platform/ports/payments/payments'
import { busyMs } from './claim.queries'

export type Attempt = Rows['payment_attempts']

export function findOpenAttempt(db: Db, userId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export function findLatestAttempt(db: Db, userId: number): Promise<Attempt | undefined> {
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

/** The attempt that created a subscription. */
export function findPurchase(tx: Db, key: string | null): Promise<Attempt | undefined> {
  return tx.selectFrom('payment_attempts').selectAll().where('key', '=', key).executeTakeFirst()
}

/** The open attempts of a subscription. */
export function findOpenAttempts(tx: Db, facts: SubscriptionFacts): Promise<Attempt[]> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('key', '=', facts.attemptKey), eb('provider_subscription', '=', facts.id)]))
    .forUpdate()
    .execute()
}

/**
 * Returns open attempts that were opened before a given time and that no process has claimed: the process that opened
 * them died or got no clear response.
 */
export function findStuckAttempts(db: Db, openedBefore: Date, at: Date): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('created_at', '<=', openedBefore)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', at)]))
    .orderBy('id')
    .execute()
}

/** The setup intent of a subscription's new card, while its bank is asked. */
export async function findSetUp(db: Db, subscriptionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('setup_intent')
    .where('provider_subscription', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .where('setup_intent', 'is not', null)
    .executeTakeFirst()
  return row?.setup_intent ?? null
}

type ProviderSubscription = { id: string; attemptKey: string | null }

/** Returns the subscriptions at the provider whose attempt has failed here, so that they never became a plan. */
export async function findOfFailedAttempts(db: Db, made: ProviderSubscription[]): Promise<ProviderSubscription[]> {
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

export async function hasUsedVoucher(db: Db, userId: number, voucherId: string): Promise<boolean> {
  const used = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('voucher_id', '=', voucherId)
    .where('state', '=', 'settled')
    .executeTakeFirst()
  return used !== undefined
}

export async function noteMethod(db: Db, id: number, methodId: string): Promise<void> {
  await db.updateTable('payment_attempts').set({ method_id: methodId }).where('id', '=', id).execute()
}

type BillingDetails = { source_id: string; name: string; address: string }

/** Stores another card for an open attempt; undefined if the attempt has ended. */
export function replaceCard(
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

export async function noteAmount(db: Db, id: number, amount: number): Promise<void> {
  await db.updateTable('payment_attempts').set({ amount }).where('id', '=', id).where('ended_at', 'is', null).execute()
}

export async function noteSetUp(db: Db, id: number, setUpId: string): Promise<void> {
  await db.updateTable('payment_attempts').set({ setup_intent: setUpId }).where('id', '=', id).execute()
}

// The changes of an attempt's state stand below; `unclaim` of claim.queries.ts is the only one elsewhere.

type NewAttempt = Omit<Insertable<Tables['payment_attempts']>, 'key' | 'state' | 'busy_until' | 'created_at'>

/** Opens an attempt, claimed by this process; a unique index allows one open attempt an account. */
export function insertAttempt(tx: Db, attempt: NewAttempt, at: Date): Promise<Attempt> {
  const busy_until = new Date(at.getTime() + busyMs)
  return tx
    .insertInto('payment_attempts')
    .values({ ...attempt, key: randomUUID(), state: 'open', busy_until, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
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

/** Ends an open attempt of which the provider has nothing, or that gives way to another one. */
export async function abandonAttempt(db: Db, id: number, at: Date): Promise<void> {
  await endAttempt(db, id, { state: 'failed', code: 'payment_abandoned', at })
}

/**
 * Marks a given-up attempt as settled, because its subscription became the account's plan: its money is not refunded,
 * and its voucher is used. The attempt stays as it is if another payment has used the voucher since.
 */
export async function settleFailedAttempt(tx: Db, { id, user_id, voucher_id }: Attempt): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'settled', error_code: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts as other')
            .select('other.id')
            .where('other.user_id', '=', user_id)
            .where('other.voucher_id', '=', voucher_id)
            .where('other.state', '!=', sql.lit('failed')),
        ),
      ),
    )
    .execute()
}

/** Ends the open attempt of an account that is being deleted; the buyer's name and address are erased. */
export async function abandonAttemptOf(tx: Db, userId: number, at: Date): Promise<void> {
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
