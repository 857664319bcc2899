import { type RawBuilder, sql } from 'kysely'

/**
 * A lesson's picture for a mail to an employer: a host's picture contains the clip's id, so it is null if the lesson is
 * locked for her. `lesson` and `employer` are names in our own SQL.
 */
export function mailPicture(lesson: string, employer: string, at: Date): RawBuilder<string | null> {
  const picture = sql.ref(`${lesson}.thumbnail_url`)
  return sql`case when ${picture} like '/%' or ${sql.ref(`${lesson}.public_level`)} > 0
    or exists (select from subscriptions where subscriptions.user_id = ${sql.ref(employer)}
      and subscriptions.status in ('active', 'canceled')
      and coalesce(subscriptions.access_ends_at, subscriptions.current_period_end) > ${at}::timestamptz)
    then ${picture} end`
}
