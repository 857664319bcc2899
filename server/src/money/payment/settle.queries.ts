import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { ProviderEvent, SubscriptionFacts } from '#platform/ports/payments/payments'
import type { PlanStatus } from './standing'

/** The number of a reading that is about to begin: of two readings, the higher number is at least as recent. */
export async function nextLook(db: Db): Promise<number> {
  const { rows } = await sql<{ look: number }>`select nextval('provider_looks') as look`.execute(db)
  return rows[0]?.look ?? 0
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

/** Records an event; false if it was recorded before. */
export async function noteEvent(tx: Db, { id, createdAt }: ProviderEvent): Promise<boolean> {
  const noted = await tx
    .insertInto('provider_events')
    .values({ id, created_at: createdAt })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** The attempt that created a subscription. */
export function findMaker(tx: Db, key: string | null): Promise<Rows['payment_attempts'] | undefined> {
  return tx.selectFrom('payment_attempts').selectAll().where('key', '=', key).executeTakeFirst()
}

/**
 * Marks a given-up attempt as settled, because its subscription became the account's plan: its money is not refunded,
 * and its voucher is used. The attempt stays as it is if another payment has used the voucher since.
 */
export async function settleGivenUp(tx: Db, { id, user_id, voucher_id }: Rows['payment_attempts']): Promise<void> {
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
            .where('other.state', '!=', 'failed'),
        ),
      ),
    )
    .execute()
}

/** The open attempts of a subscription. */
export function findRunningOf(tx: Db, facts: SubscriptionFacts): Promise<Rows['payment_attempts'][]> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('key', '=', facts.attemptKey), eb('provider_subscription', '=', facts.id)]))
    .forUpdate()
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

export function lockSubscription(tx: Db, userId: number): Promise<Rows['subscriptions'] | undefined> {
  return tx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

type PlanStatusUpdate = { userId: number; facts: SubscriptionFacts; standing: PlanStatus; look: number; seenAt: Date }

/** Stores an account's standing. */
export async function saveStanding(tx: Db, { userId, facts, standing, look, seenAt }: PlanStatusUpdate): Promise<void> {
  const { card, next } = facts
  const open = facts.invoices.find(({ state }) => state === 'open')
  const values = {
    subscription_plan_id: standing.planId,
    status: standing.status,
    mode: 0,
    current_period_start: standing.start,
    current_period_end: standing.end,
    access_ends_at: standing.accessEndsAt,
    problem: standing.problem,
    provider_subscription: facts.id,
    is_collected: facts.status !== 'ended',
    open_invoice: open?.id ?? null,
    open_amount: open?.cents ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_exp_month: card?.expMonth ?? null,
    card_exp_year: card?.expYear ?? null,
    next_amount: next?.cents ?? null,
    next_at: next?.at ?? null,
    look,
    seen_status: facts.word,
    seen_cancels: facts.cancelsAtPeriodEnd,
    seen_period_end: facts.periodEnd,
    seen_at: seenAt,
    differs_since: null,
  }
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...values })
    .onConflict((oc) =>
      oc.column('user_id').doUpdateSet({
        ...values,
        // Access extended at the desk is never shortened.
        access_ends_at: sql`case when subscriptions.extended_until > coalesce(excluded.access_ends_at, excluded.current_period_end)
          and excluded.status <> 'expired' then subscriptions.extended_until else excluded.access_ends_at end`,
      }),
    )
    .execute()
}
