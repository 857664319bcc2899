import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'

export type EndedPlan = Pick<Rows['subscriptions'], 'user_id' | 'subscription_plan_id' | 'current_period_end'> &
  Pick<Rows['users'], 'org_id'>

const accessEnd = sql<Date>`coalesce(subscriptions.access_ends_at, subscriptions.current_period_end)`
/** No mail was sent about the end of this period yet. */
const untold = sql<boolean>`subscriptions.end_told is distinct from subscriptions.current_period_end`

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
      .where(untold)
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
  const told = await tx
    .updateTable('subscriptions')
    .set({ end_told: current_period_end })
    .where('user_id', '=', user_id)
    .where('current_period_end', '=', current_period_end)
    .where(untold)
    .returning('user_id')
    .executeTakeFirst()
  return told !== undefined
}
