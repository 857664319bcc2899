import { maxExactCount } from '@kasama/contract/lists.rules'
import { type RawBuilder, sql } from 'kysely'
import { isReadableBy } from '#platform/audit/audit-readers'
import type { Db } from '#platform/database/db'
import type { PageRange } from '#platform/lists/pages'
import { accountWords, containsTerm } from '#platform/search/word-search'
import { personName } from '#platform/sql/person-name'

export type AuditFilter = {
  /** Organisation whose entries are read; null for the provider, who reads all. */
  orgId: number | null
  q?: string
  by?: 'admins' | 'people' | 'server'
  action?: string
  about_kind?: string
  about_id?: string
  from?: Date
  to?: Date
}
export type AuditCursor = { at: Date; id: string }

/** A search that matches more people than this is cut: of all accounts, and of the reader's own organisation. */
const [maxNamed, maxOwnNamed] = [100, 1000]

/** An organisation's admin does not see the names of the provider's staff. */
const isStaff = sql<boolean>`coalesce(actor.role = 'A' and actor.org_id is null, false)`

const named = (q: string) => sql`from users u where ${containsTerm(accountWords, q.toLowerCase())}`

/**
 * Ids of the accounts that a search matches. An organisation's own do not compete with those of all others, of whom
 * some once belonged to it.
 */
function personMatches(q: string, orgId: number | null) {
  return orgId === null
    ? sql<number[]>`array(select u.id ${named(q)} limit ${sql.lit(maxNamed)})`
    : sql<number[]>`array(
        (select u.id ${named(q)} and u.org_id = ${orgId} limit ${sql.lit(maxOwnNamed)}) union all
        (select u.id ${named(q)} and u.role <> 'A' and u.org_id is distinct from ${orgId} limit ${sql.lit(maxNamed)}))`
}

/** Whether a search matches more people than are looked for, so that entries are missing. */
function cutBy({ q, orgId }: AuditFilter) {
  if (q === undefined) return sql<boolean>`false`
  const [max, scope] = orgId === null ? [maxNamed, sql`true`] : [maxOwnNamed, sql`u.org_id = ${orgId}`]
  return sql<boolean>`(select count(*) > ${sql.lit(max)} from (
    select 1 ${named(q)} and ${scope} limit ${sql.lit(max + 1)}) people)`
}

export async function isCut(db: Db, filter: AuditFilter): Promise<boolean> {
  const { rows } = await sql<{ is_cut: boolean }>`select ${cutBy(filter)} as is_cut`.execute(db)
  return rows[0]?.is_cut ?? false
}

const admins = sql<number[]>`array(select id from users where role = 'A')`
const byWhom = {
  admins: sql<boolean>`audit_log.user_id = any(${admins})`,
  people: sql<boolean>`audit_log.user_id <> all(${admins})`,
  server: sql<boolean>`audit_log.user_id is null`,
}

/** Matches entries about the subject; for an account also entries by it, as on its own page. */
function isAbout(kind = '', id = ''): RawBuilder<boolean> {
  const kindCondition = kind ? sql`about_kind = ${kind}` : sql`true`
  const isIt = sql<boolean>`(${kindCondition} and ${id ? sql`about_id = ${id}` : sql`true`})`
  if (kind !== 'account' || !/^\d{1,9}$/.test(id)) return isIt
  return sql<boolean>`(${isIt} or audit_log.user_id = ${Number(id)})`
}

function entries(db: Db, filter: AuditFilter) {
  const { orgId, q, by, action, about_kind, about_id, from, to } = filter
  const ids = personMatches(q ?? '', orgId)
  return (
    db
      .selectFrom('audit_log')
      .$if(orgId !== null, (query) => query.where('audit_log.org_id', '=', orgId).where(isReadableBy(orgId)))
      .$if(q !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            sql<boolean>`audit_log.user_id = any(${ids})`,
            sql<boolean>`about_id = any(${ids}::text[]) and about_kind in ('account', 'admin')`,
            eb('about_id', '=', q ?? ''),
          ]),
        ),
      )
      .$if(by !== undefined, (query) => query.where(byWhom[by ?? 'server']))
      // Hides the parts of a bulk action, unless one of its subjects is filtered by.
      .$if(!about_id && q === undefined, (query) => query.where('is_part', '=', false))
      .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
      .$if(Boolean(about_kind || about_id), (query) => query.where(isAbout(about_kind, about_id)))
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date()))
      .$if(to !== undefined, (query) => query.where('at', '<', to ?? new Date()))
  )
}

/** The id that an entry is about, if it is a row of that table; otherwise null, so nothing is looked up. */
const aboutId = (kinds: RawBuilder<unknown>) =>
  sql<number>`case when about_kind in (${kinds}) and about_id ~ '^\\d{1,9}$' then about_id::int end`

/**
 * Returns one page of the trail, newest first, with today's names: its rows are found first, and only they are joined.
 */
export function listEntries(db: Db, filter: AuditFilter, { after, limit }: PageRange<AuditCursor>) {
  const hidden = filter.orgId === null ? sql<boolean>`false` : isStaff
  const page = entries(db, filter)
    .selectAll('audit_log')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(audit_log.at, audit_log.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(sql.lit(limit))
  return db
    .selectFrom(page.as('audit_log'))
    .leftJoin('users as actor', 'actor.id', 'audit_log.user_id')
    .leftJoin('orgs', 'orgs.id', 'audit_log.org_id')
    .leftJoin('users as person', (join) => join.on('person.id', '=', aboutId(sql`'account', 'admin'`)))
    .leftJoin('orgs as org', (join) => join.on('org.id', '=', aboutId(sql`'organisation'`)))
    .select([
      'audit_log.id',
      'audit_log.at',
      sql<number | null>`case when not ${hidden} then audit_log.user_id end`.as('user_id'),
      hidden.as('is_staff'),
      'audit_log.action',
      'about_kind',
      'about_id',
      'before',
      'after',
      'reason',
      'detail',
      'actor.role',
      'orgs.name as org_name',
      sql<string>`coalesce(${personName('actor')}, '')`.as('actor_name'),
      sql<string>`coalesce(${personName('person')}, org.name, '')`.as('about_name'),
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Counts entries, up to 1,001. */
export function countEntries(db: Db, filter: AuditFilter): Promise<{ total: number; is_cut: boolean }> {
  const some = entries(db, filter)
    .select('audit_log.id')
    .limit(sql.lit(maxExactCount + 1))
    .as('some')
  return db
    .selectFrom(some)
    .select([sql<number>`count(*)::int`.as('total'), cutBy(filter).as('is_cut')])
    .executeTakeFirstOrThrow()
}

/** Returns the actions of the trail, each found by one index step however long the trail is. */
export async function listActions(db: Db, orgId: number | null): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive step(action) as (
      (select min(action) from audit_log)
      union all
      select (select min(action) from audit_log where action > step.action) from step where step.action is not null)
    select action from step where action is not null
      and (${orgId}::int is null or exists (select from audit_log where audit_log.action = step.action
        and org_id = ${orgId}::int and ${isReadableBy(orgId)}))`.execute(db)
  return rows.map(({ action }) => action)
}
