import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'

export type AuditFilter = {
  /** Whose entries these are; null for the provider, who reads all. */
  orgId: number | null
  q?: string
  by?: 'admins' | 'people' | 'server'
  action?: string
  about_kind?: string
  about_id?: string
  from?: Date
  to?: Date
}
export type Place = { at: Date; id: string }

/** More people than that are no search. */
const mostNamed = 100

/** The accounts that a search names. */
async function findNamed(db: Db, q: string): Promise<number[]> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or((['fullname', 'email', 'username'] as const).map((name) => eb(name, 'ilike', like))))
    .limit(mostNamed)
    .execute()
  return rows.map(({ id }) => id)
}

const roleIsAdmin = sql<boolean>`exists (select from users where users.id = audit_log.user_id and users.role = 'A')`

async function entries(db: Db, filter: AuditFilter) {
  const { orgId, q, by, action, about_kind, about_id, from, to } = filter
  const named = q ? await findNamed(db, q) : null
  return db
    .selectFrom('audit_log')
    .$if(orgId !== null, (query) => query.where('audit_log.org_id', '=', orgId))
    .$if(named !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit_log.user_id', '=', sql<number>`any(${named}::int[])`),
          eb.and([
            eb('about_kind', 'in', ['account', 'admin']),
            eb('about_id', '=', sql<string>`any(${named?.map(String)}::text[])`),
          ]),
          eb('about_id', '=', q ?? ''),
        ]),
      ),
    )
    .$if(by === 'server', (query) => query.where('audit_log.user_id', 'is', null))
    .$if(by === 'admins', (query) => query.where(roleIsAdmin))
    .$if(by === 'people', (query) =>
      query.where('audit_log.user_id', 'is not', null).where((eb) => eb.not(roleIsAdmin)),
    )
    .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
    .$if(Boolean(about_kind), (query) => query.where('about_kind', '=', about_kind ?? ''))
    .$if(Boolean(about_id), (query) => query.where('about_id', '=', about_id ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? new Date()))
}

type Page = { limit: number; after: Place | null }

/** One page of the trail, newest first, with the names of today. */
export async function listEntries(db: Db, filter: AuditFilter, { limit, after }: Page) {
  const query = await entries(db, filter)
  return query
    .leftJoin('users as actor', 'actor.id', 'audit_log.user_id')
    .leftJoin('orgs', 'orgs.id', 'audit_log.org_id')
    .leftJoin('users as person', (join) =>
      join.on(sql<boolean>`about_kind in ('account', 'admin') and person.id::text = about_id`),
    )
    .leftJoin('orgs as org', (join) => join.on(sql<boolean>`about_kind = 'organisation' and org.id::text = about_id`))
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.user_id',
      'audit_log.action',
      'about_kind',
      'about_id',
      'before',
      'after',
      'reason',
      'detail',
      'actor.role',
      'orgs.name as org_name',
      sql<string>`coalesce(nullif(actor.fullname, ''), actor.email, actor.username, '')`.as('actor_name'),
      sql<string>`coalesce(nullif(person.fullname, ''), person.email, person.username, org.name, '')`.as('about_name'),
    ])
    .$if(after !== null, (page) =>
      page.where(sql<boolean>`(audit_log.at, audit_log.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** How many there are, counted to 1,001. */
export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const some = (await entries(db, filter)).select('audit_log.id').limit(1001).as('some')
  const { n } = await db.selectFrom(some).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  return n
}

/** The actions of the trail, each found by one step in the index however long the trail is. */
export async function listActions(db: Db, orgId: number | null): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive step(action) as (
      (select min(action) from audit_log)
      union all
      select (select min(action) from audit_log where action > step.action) from step where step.action is not null)
    select action from step where action is not null
      and (${orgId}::int is null or exists (select from audit_log where audit_log.action = step.action
        and org_id = ${orgId}::int))`.execute(db)
  return rows.map(({ action }) => action)
}
