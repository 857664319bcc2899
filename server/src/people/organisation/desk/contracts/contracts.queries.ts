import { dayMs } from '@kasama/contract/durations.rules'
import { maxExactCount } from '@kasama/contract/lists.rules'
import { endsSoonDays } from '@kasama/contract/people/organisation.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'

type ContractFilter = { orgId: number | null; at: Date }
export type EndingRow = {
  id: number
  name: string
  email: string
  worker: string | null
  org_id: number
  org_name: string
  ends_at: Date
}
export type EndingCursor = Pick<EndingRow, 'ends_at' | 'id'>

const soonEnding = ({ orgId, at }: ContractFilter) => sql`
  from subscriptions s join users u on u.id = s.user_id
  where s.mode = 1 and s.current_period_end > ${at}
    and s.current_period_end <= ${new Date(at.getTime() + endsSoonDays * dayMs)}
    and ${orgId === null ? sql`u.org_id is not null` : sql`u.org_id = ${orgId}`}`

export async function countEnding(db: Db, filter: ContractFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${soonEnding(filter)} limit ${maxExactCount + 1}) n`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findEnding(
  db: Db,
  filter: ContractFilter,
  { after, limit }: PageRange<EndingCursor>,
): Promise<EndingRow[]> {
  const isAfterCursor = after
    ? sql`(s.current_period_end, s.user_id) > (${after.ends_at}, ${after.id}::int)`
    : sql`true`
  const { rows } = await sql<EndingRow>`
    with page as materialized (
      select s.user_id, s.current_period_end ${soonEnding(filter)} and ${isAfterCursor}
      order by s.current_period_end, s.user_id limit ${limit})
    select u.id, u.fullname as name, u.email, w.username as worker, o.id as org_id, o.name as org_name,
      page.current_period_end as ends_at
    from page join users u on u.id = page.user_id join orgs o on o.id = u.org_id
    left join worker_links l on l.employer_id = u.id and l.ended_at is null left join users w on w.id = l.worker_id
    order by page.current_period_end, page.user_id`.execute(db)
  return rows
}

export type Renewal = { id: number; before: Date }

type Renewable = { orgId: number; ids: number[] | null; until: Date }

/**
 * Contracts of an organisation that end before a day. One whose end is that of a cut was ended on purpose: it belongs
 * to them only where ids are given.
 */
const renewable = ({ orgId, ids, until }: Renewable) => sql`
  from subscriptions s join users u on u.id = s.user_id
  where u.org_id = ${orgId} and s.mode = 1 and s.current_period_end < ${until} and ${
    ids
      ? sql`s.user_id = any(${ids}::int[])`
      : sql`not exists (select from contract_cuts c where c.user_id = s.user_id and c.ends_at = s.current_period_end)`
  }`

export async function hasRenewable(tx: Db, which: Renewable): Promise<boolean> {
  return (await sql`select 1 ${renewable(which)} limit 1`.execute(tx)).rows.length > 0
}

/** Extends contracts that end earlier to `until`, at most `max`; returns their ids and former ends. */
export async function renew(tx: Db, { until, max, ...which }: Renewable & { max: number }): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`
    with held as materialized (
      select s.user_id, s.current_period_end as before ${renewable({ ...which, until })}
      order by s.user_id limit ${max} for no key update of s)
    update subscriptions s set current_period_end = ${until}, access_ends_at = null,
      status = case when s.status = 'expired' then 'active' else s.status end
    from held where s.user_id = held.user_id returning s.user_id as id, held.before`.execute(tx)
  return rows.sort((a, b) => a.id - b.id)
}

/** Undoes a renewal of the contracts that still have its end; returns their ids and present ends. */
export async function shorten(
  tx: Db,
  { orgId, until, renewed }: { orgId: number; until: Date; renewed: Renewal[] },
): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`
    with asked as (select * from unnest(${renewed.map(({ id }) => id)}::int[],
      ${renewed.map(({ before }) => before.toISOString())}::timestamptz[]) as a (id, before)),
    held as materialized (
      select s.user_id, asked.before from asked join subscriptions s on s.user_id = asked.id join users u on u.id = s.user_id
      where u.org_id = ${orgId} and s.mode = 1 and s.current_period_end = ${until}
        and asked.before < ${until} and asked.before >= s.current_period_start
      order by s.user_id for no key update of s)
    update subscriptions s set current_period_end = held.before from held where s.user_id = held.user_id
    returning s.user_id as id, held.before`.execute(tx)
  return rows
}
