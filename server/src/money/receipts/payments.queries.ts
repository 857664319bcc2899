import { type Insertable, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

type Payment = Rows['payments']

/** A row of the list; `place` orders rows of the same second, and is negative for declined payments. */
export type ListedPayment = Pick<
  Payment,
  'subscription_plan_id' | 'amount' | 'discount' | 'credit' | 'card_brand' | 'card_last4' | 'voucher_code' | 'refunded'
> & {
  at: Date
  place: number
  state: Payment['state'] | 'declined'
  period_start: Date | null
  period_end: Date | null
}
type Below = { at: Date; place: number }

/** An account's payments and declined payments, the newest first, after the cursor. */
export async function findPayments(
  db: Db,
  userId: number,
  { below, most }: { below: Below; most: number },
): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select * from (
      select paid_at as at, id as place, subscription_plan_id, amount, discount, credit, card_brand, card_last4,
        voucher_code, refunded, state, period_start, period_end
      from payments where user_id = ${userId}
      union all
      select declined_at, -id, subscription_plan_id, amount, 0, 0, null, null, null, 0, 'declined', null, null
      from declined_payments where user_id = ${userId}
    ) listed
    where (at, place) < (${below.at}::timestamptz, ${below.place}::integer)
    order by at desc, place desc limit ${most}`.execute(db)
  return rows
}

/** Adds a declined payment, unless its cause has one. */
export async function addDeclinedPayment(tx: Db, declined: Insertable<Tables['declined_payments']>): Promise<void> {
  await tx
    .insertInto('declined_payments')
    .values(declined)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export function findPayment(db: Db, userId: number, id: number): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** A payment with the address for its receipt; undefined if the account is deleted. */
export function findReceipt(db: Db, id: number): Promise<(Payment & { email: string | null }) | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select('users.email')
    .where('payments.id', '=', id)
    .executeTakeFirst()
}

export type PlanOwner = Pick<
  Rows['subscriptions'],
  | 'user_id'
  | 'subscription_plan_id'
  | 'status'
  | 'current_period_end'
  | 'access_ends_at'
  | 'problem'
  | 'card_last4'
  | 'next_amount'
  | 'provider_subscription'
  | 'is_collected'
  | 'seen_cancels'
> &
  Pick<Rows['users'], 'email' | 'progress_mails' | 'mail_reminders'>

/** An account's plan with the address for mails about it. */
export function findPlanOwner(db: Db, userId: number): Promise<PlanOwner | undefined> {
  return plansWithOwners(db).where('users.id', '=', userId).executeTakeFirst()
}

export type ReminderKind = Rows['plan_reminders']['kind']
type EndingFilter = { kind: ReminderKind; from: Date; to: Date; above: number; most: number }

/**
 * Returns plans that employers pay for, whose period ends in this time and whose reminder of this kind was not sent yet;
 * of accounts above an id.
 */
export function findEndingSoon(db: Db, { kind, from, to, above, most }: EndingFilter): Promise<PlanOwner[]> {
  return plansWithOwners(db)
    .where('subscriptions.user_id', '>', above)
    .where('subscriptions.current_period_end', '>', from)
    .where('subscriptions.current_period_end', '<=', to)
    .where((eb) =>
      eb.or([
        eb('subscriptions.status', '=', 'active'),
        eb.and([
          eb('subscriptions.problem', '=', 'disputed'),
          eb('is_collected', '=', true),
          eb('seen_cancels', 'is distinct from', true),
        ]),
      ]),
    )
    .where('subscriptions.mode', '=', 0)
    .where('users.org_id', 'is', null)
    .where('users.email', 'is not', null)
    .where('users.progress_mails', '=', true)
    .where('users.mail_reminders', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_reminders')
            .select('user_id')
            .where('plan_reminders.kind', '=', kind)
            .whereRef('plan_reminders.user_id', '=', 'subscriptions.user_id')
            .whereRef('plan_reminders.period_end', '=', 'subscriptions.current_period_end'),
        ),
      ),
    )
    .orderBy('subscriptions.user_id')
    .limit(most)
    .execute()
}

const plansWithOwners = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.user_id',
      'subscriptions.subscription_plan_id',
      'subscriptions.status',
      'subscriptions.current_period_end',
      'subscriptions.access_ends_at',
      'subscriptions.problem',
      'subscriptions.card_last4',
      'subscriptions.next_amount',
      'subscriptions.provider_subscription',
      'subscriptions.is_collected',
      'subscriptions.seen_cancels',
      'users.email',
      'users.progress_mails',
      'users.mail_reminders',
    ])

/** Records a reminder of a period; false if it was recorded before. */
export async function noteReminder(db: Db, reminder: Insertable<Tables['plan_reminders']>): Promise<boolean> {
  const noted = await db
    .insertInto('plan_reminders')
    .values(reminder)
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function requirePayment(db: Db, id: number): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
