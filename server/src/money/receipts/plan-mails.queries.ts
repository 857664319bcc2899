import { type Insertable, sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { Tables } from '#platform/database/schema'

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
 * Returns plans that employers pay for, whose period ends in this time and whose reminder of this kind was not sent
 * yet. The next page begins above the last one's user id. A disputed plan that was not canceled renews, too;
 * plans of `mode` 1 are an agency's.
 */
export function findPeriodsEndingSoon(db: Db, { kind, from, to, above, most }: EndingFilter): Promise<PlanOwner[]> {
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
    .where('subscriptions.mode', '=', sql.lit(0))
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

export type EndedPlan = Pick<Rows['subscriptions'], 'user_id' | 'subscription_plan_id' | 'current_period_end'> &
  Pick<Rows['users'], 'org_id'>

const accessEnd = sql<Date>`coalesce(subscriptions.access_ends_at, subscriptions.current_period_end)`
/** No mail was sent about the end of this period yet. */
const notMailed = sql<boolean>`subscriptions.end_told is distinct from subscriptions.current_period_end`

/** Returns plans whose access ended in this time without a mail about it. */
export function findEnded(db: Db, { from, to, most }: { from: Date; to: Date; most: number }): Promise<EndedPlan[]> {
  return (
    db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select([
        'subscriptions.user_id',
        'subscriptions.subscription_plan_id',
        'subscriptions.current_period_end',
        'users.org_id',
      ])
      .where(accessEnd, '>', from)
      .where(accessEnd, '<=', to)
      .where(notMailed)
      // An expired plan ended with a refund, whose mail says so.
      .where('subscriptions.status', 'in', ['active', 'canceled'])
      .where('users.blocked_at', 'is', null)
      .orderBy('subscriptions.user_id')
      .limit(most)
      .execute()
  )
}

type Period = Pick<EndedPlan, 'user_id' | 'current_period_end'>

/** Records the mail about the end of a period; false if it was recorded before. */
export async function noteEndMailed(tx: Db, { user_id, current_period_end }: Period): Promise<boolean> {
  const noted = await tx
    .updateTable('subscriptions')
    .set({ end_told: current_period_end })
    .where('user_id', '=', user_id)
    .where('current_period_end', '=', current_period_end)
    .where(notMailed)
    .returning('user_id')
    .executeTakeFirst()
  return noted !== undefined
}
