import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { personName } from '#platform/sql/person-name'

/** Contracts that end after one moment and until another. */
export type DateRange = { after: Date; until: Date }

const ending = ({ after, until }: DateRange) =>
  sql`s.mode = 1 and s.current_period_end > ${after} and s.current_period_end <= ${until}`

/** Returns organisations with a contract that ends in the period, by id, after a given one. */
export async function findOrganisationsEnding(
  tx: Db,
  stretch: DateRange,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orgs o where o.id > ${afterId} and exists (
      select 1 from users u join subscriptions s on s.user_id = u.id where u.org_id = o.id and ${ending(stretch)})
    order by o.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns the admins who get the mails of these organisations. */
export const listAdminsOf = async (
  tx: Db,
  orgIds: number[],
): Promise<{ id: number; org_id: number | null; email: string | null }[]> =>
  orgIds.length === 0
    ? []
    : tx
        .selectFrom('users')
        .select(['id', 'org_id', 'email'])
        .where('org_id', 'in', orgIds)
        .where('role', '=', sql.lit('A'))
        .where('email', 'is not', null)
        .orderBy('id')
        .execute()

export type EndingHousehold = { name: string; worker: string | null; ends_at: Date }
type OrganisationEndings = { name: string; total: number; households: EndingHousehold[]; to: string }

type MailRecipient = { orgId: number; adminId: number }

/**
 * Returns the contracts of an organisation that end in the period, the nearest first, for one of its admins; null if
 * that admin no longer exists.
 */
export async function findEndingOf(
  db: Db,
  { orgId, adminId }: MailRecipient,
  stretch: DateRange,
  max: number,
): Promise<OrganisationEndings | null> {
  const org = await db
    .selectFrom('orgs')
    .innerJoin('users', 'users.org_id', 'orgs.id')
    .select(['orgs.name', 'users.email'])
    .where('orgs.id', '=', orgId)
    .where('users.id', '=', adminId)
    .where('users.role', '=', 'A')
    .executeTakeFirst()
  if (!org?.email) return null
  const { rows } = await sql<EndingHousehold & { total: number }>`
    select coalesce(${personName('u')}, '') as name, ${personName('w')} as worker,
      s.current_period_end as ends_at, count(*) over ()::int as total
    from users u join subscriptions s on s.user_id = u.id
    left join worker_links l on l.employer_id = u.id and l.ended_at is null left join users w on w.id = l.worker_id
    where u.org_id = ${orgId} and ${ending(stretch)} order by s.current_period_end, u.id limit ${max}`.execute(db)
  return { name: org.name, total: rows[0]?.total ?? 0, households: rows, to: org.email }
}
