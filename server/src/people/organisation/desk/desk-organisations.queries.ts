import { dayMs } from '@kasama/contract/durations.rules'
import { maxExactCount } from '@kasama/contract/lists.rules'
import { endsSoonDays } from '@kasama/contract/people/organisation.rules'
import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { containsTerm } from '#platform/search/word-search'

export type OrganisationRow = Pick<Rows['orgs'], 'id' | 'name' | 'short_url' | 'logo_url'> & {
  sort_name: string
  accounts: number
  admins: number
  contracts: number
  ending: number
  next_end: Date | null
}
export type OrganisationCursor = Pick<OrganisationRow, 'id' | 'sort_name'>
type OrganisationFilter = { q?: string | undefined; orgId: number | null }

const countLimit = sql.lit(maxExactCount + 1)
const words = sql`lower(o.name || ' ' || o.short_url)`

const matching = ({ q, orgId }: OrganisationFilter) => sql`
  from orgs o where ${orgId === null ? sql`true` : sql`o.id = ${orgId}`}
  and ${q ? containsTerm(words, q.trim().toLowerCase()) : sql`true`}`

export async function countOrganisations(db: Db, filter: OrganisationFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${matching(filter)} limit ${countLimit}) n`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of organisations after a cursor, with their counts, each up to the lists' maximum. */
export async function findOrganisations(
  db: Db,
  filter: OrganisationFilter & { at: Date },
  { after, limit }: PageRange<OrganisationCursor>,
): Promise<OrganisationRow[]> {
  const soon = new Date(filter.at.getTime() + endsSoonDays * dayMs)
  const isAfterCursor = after ? sql`(name_order(o.name), o.id) > (${after.sort_name}, ${after.id}::int)` : sql`true`
  const { rows } = await sql<OrganisationRow>`
    with page as materialized (
      select o.id, o.name, o.short_url, o.logo_url, name_order(o.name) as sort_name ${matching(filter)} and ${isAfterCursor}
      order by name_order(o.name), o.id limit ${limit})
    select page.*, contracts.*,
      (select count(*)::int from (select 1 from users u where u.org_id = page.id and u.role <> 'A' limit ${countLimit}) n) as accounts,
      (select count(*)::int from (select 1 from users u where u.org_id = page.id and u.role = 'A' limit ${countLimit}) n) as admins
    from page, lateral (
      select least(count(*), ${countLimit})::int as contracts,
        least(count(*) filter (where ends_at > ${filter.at} and ends_at <= ${soon}), ${countLimit})::int as ending,
        min(ends_at) filter (where ends_at > ${filter.at}) as next_end
      from (select s.current_period_end as ends_at from users u join subscriptions s on s.user_id = u.id and s.mode = 1
        where u.org_id = page.id) n) contracts
    order by page.sort_name, page.id`.execute(db)
  return rows
}

/** Locks the organisation's row until the transaction ends. */
export function lockOrganisation(tx: Db, id: number) {
  return tx.selectFrom('orgs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function setOrganisation(tx: Db, id: number, fields: { name?: string; short_url?: string; logo_url?: string }) {
  return tx.updateTable('orgs').set(fields).where('id', '=', id).execute()
}

export async function keepAddress(tx: Db, org: { org_id: number; short_url: string }): Promise<void> {
  await tx
    .insertInto('org_addresses')
    .values(org)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an address was another organisation's formerly. */
export async function wasOfAnother(tx: Db, id: number, shortUrl: string): Promise<boolean> {
  const former = tx.selectFrom('org_addresses').select('org_id').where('short_url', '=', shortUrl)
  return Boolean(await former.where('org_id', '<>', id).executeTakeFirst())
}

export async function hasMembers(tx: Db, id: number): Promise<boolean> {
  return Boolean(await tx.selectFrom('users').select('id').where('org_id', '=', id).limit(1).executeTakeFirst())
}

export async function removeOrganisation(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('orgs').where('id', '=', id).execute()
}

export function findOrganisationName(db: Db, id: number) {
  return db.selectFrom('orgs').select(['name', 'short_url']).where('id', '=', id).executeTakeFirst()
}
