import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db'

/** Contracts that end after one moment and until another. */
export type Stretch = { after: Date; until: Date }

const ending = ({ after, until }: Stretch) =>
  sql`s.mode = 1 and s.current_period_end > ${after} and s.current_period_end <= ${until}`

/** Organisations of which a contract ends, by id, from behind one. */
export async function findOrganisationsEnding(
  tx: Db,
  stretch: Stretch,
  { behind, limit }: { behind: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orgs o where o.id > ${behind} and exists (
      select 1 from users u join subscriptions s on s.user_id = u.id where u.org_id = o.id and ${ending(stretch)})
    order by o.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type EndingHousehold = { name: string; worker: string | null; ends_at: Date }
type EndingOf = { name: string; total: number; households: EndingHousehold[]; admins: { id: number; email: string }[] }

/** What ends of an organisation, the nearest first, and who is to be told. */
export async function findEndingOf(db: Db, orgId: number, stretch: Stretch, most: number): Promise<EndingOf | null> {
  const org = await db.selectFrom('orgs').select('name').where('id', '=', orgId).executeTakeFirst()
  if (!org) return null
  const { rows } = await sql<EndingHousehold & { total: number }>`
    select coalesce(nullif(u.fullname, ''), u.email, '') as name, coalesce(nullif(w.fullname, ''), w.username) as worker,
      s.current_period_end as ends_at, count(*) over ()::int as total
    from users u join subscriptions s on s.user_id = u.id
    left join worker_links l on l.employer_id = u.id and l.ended_at is null left join users w on w.id = l.worker_id
    where u.org_id = ${orgId} and ${ending(stretch)} order by s.current_period_end, u.id limit ${most}`.execute(db)
  const admins = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('org_id', '=', orgId)
    .where('role', '=', 'A')
    .where('email', 'is not', null)
    .orderBy('id')
    .execute()
  return {
    name: org.name,
    total: rows[0]?.total ?? 0,
    households: rows,
    admins: admins.map(({ id, email }) => ({ id, email: email ?? '' })),
  }
}
