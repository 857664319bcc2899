import type { Db } from '#platform/database/db'

/** An employer's linked worker with her link and her session. */
export function findDetails(db: Db, employerId: number, workerId: number) {
  return db
    .selectFrom('worker_links')
    .innerJoin('users', 'users.id', 'worker_links.worker_id')
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on('sessions.ended_at', 'is', null))
    .leftJoin('subscriptions', 'subscriptions.user_id', 'worker_links.employer_id')
    .select(({ fn }) => [
      'users.id',
      'users.username',
      'users.fullname',
      'users.img_url',
      'users.language_code',
      fn.coalesce('users.password_changed_at', 'users.created_at').as('password_changed_at'),
      'sessions.last_seen_at',
      'subscriptions.subscription_plan_id',
      'subscriptions.status',
      'subscriptions.current_period_start',
      'subscriptions.current_period_end',
      'subscriptions.access_ends_at',
    ])
    .where('worker_links.employer_id', '=', employerId)
    .where('worker_links.worker_id', '=', workerId)
    .where('worker_links.ended_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the time of this employer's last replacement of a worker. */
export async function findLastReplacement(db: Db, employerId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('worker_links')
    .select('ended_at')
    .where('employer_id', '=', employerId)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .executeTakeFirst()
  return row?.ended_at ?? null
}
