import { singaporeDay } from '@kasama/contract/calendar.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { startOfDay } from '#platform/sql/singapore-days'

export type Run = { name: string; period: string | null; done_at: Date }

/**
 * Returns the last done period of each kind of work, and when the queue's clocks (`cronQueues`) were last completed.
 */
export async function findRuns(db: Db, cronQueues: string[]): Promise<Run[]> {
  const { rows } = await sql<Run>`
    (select distinct on (name) name, period, done_at from job_runs where done_at is not null order by name, period desc)
    union all
    select name, null, max(completed_on) from (
      select name, completed_on from jobs.job where state = 'completed' and name = any(${cronQueues})
      union all
      select name, completed_on from jobs.archive
      where archived_on > now() - interval '3 days' and state = 'completed' and name = any(${cronQueues})) ended
    group by name
    order by done_at desc`.execute(db)
  return rows
}

const waiting = (mailQueues: string[], at: Date) => sql`
  with due as (
    select name, extract(epoch from now() - start_after) as age, retry_count
    from jobs.job where state in ('created', 'retry') and (start_after <= now() or retry_count > 0)
  ), late as (
    select extract(epoch from ${at}::timestamptz - next_at) as age from progress_mails where next_at <= ${at}
  )
  select
    (select count(*) from due)::int as waiting,
    (select coalesce(max(age), 0) from due)::int as oldest,
    (select count(*) from jobs.job where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
    ((select count(*) from due where name = any(${mailQueues})) + (select count(*) from late))::int as mails,
    greatest(
      (select coalesce(max(age), 0) from due where name = any(${mailQueues})),
      (select coalesce(max(age), 0) from late)
    )::int as oldest_mail`

/** Counts events of the payment provider and errors of a day. */
const errorCounts = (today: string) => sql`
  select
    (select count(*) from provider_events where created_at >= ${startOfDay(today)})::int as today,
    (select max(created_at) from provider_events) as last_at,
    coalesce(sum(count), 0)::int as count,
    count(*)::int as kinds,
    min(first_at) as first_at,
    (array_agg(kind order by count desc, kind))[1] as commonest
  from error_days where day = ${today}::date`

type HealthCounts = Record<
  'waiting' | 'oldest' | 'failed' | 'mails' | 'oldest_mail' | 'today' | 'count' | 'kinds',
  number
> & {
  last_at: Date | null
  first_at: Date | null
  commonest: string | null
}

const nothing = { waiting: 0, oldest: 0, failed: 0, mails: 0, oldest_mail: 0, today: 0, count: 0, kinds: 0 }

/**
 * Returns the late jobs of the queue, late mails (`mailQueues` are the queues whose jobs send a mail), today's events
 * of the payment provider, and today's errors.
 */
export async function findQueueHealth(db: Db, mailQueues: string[], at: Date) {
  const { rows } = await sql<HealthCounts>`
    select * from (${waiting(mailQueues, at)}) waiting cross join (${errorCounts(singaporeDay(at))}) troubles`.execute(
    db,
  )
  const row = rows[0] ?? { ...nothing, last_at: null, first_at: null, commonest: null }
  const { today, last_at, count, kinds, first_at, commonest } = row
  return {
    queue: { waiting: row.waiting, oldest_seconds: Math.max(0, row.oldest), failed: row.failed },
    mails: { waiting: row.mails, oldest_seconds: Math.max(0, row.oldest_mail) },
    webhooks: { today, last_at },
    errors: { count, kinds, first_at, commonest },
  }
}

/** Counts the connections to this database; `most` is the maximum. */
export async function countConnections(db: Db): Promise<{ connections: number; most: number }> {
  const { rows } = await sql<{ connections: number; most: number }>`
    select
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      current_setting('max_connections')::int as most
  `.execute(db)
  return rows[0] ?? { connections: 0, most: 1 }
}
