import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type KnownAccount = {
  kind: 'email' | 'user_id'
  name: string
  org_id: number | null
  linked: string | null
  /** Id of an employer whose agency contract runs and who has no worker; null for all others. */
  waiting: number | null
}

/**
 * Returns accounts that have one of these names; for an employer also her worker's User ID. Names are in lower case.
 */
export async function findExistingAccounts(
  db: Db,
  names: { emails: string[]; userIds: string[]; at: Date },
): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select 'email' as kind, u.email as name, u.org_id, lower(w.username) as linked,
        case when u.role = 'E' and l.id is null and s.user_id is not null then u.id end as waiting
      from users u
      left join worker_links l on l.employer_id = u.id and l.ended_at is null left join users w on w.id = l.worker_id
      left join subscriptions s on s.user_id = u.id and s.mode = 1
        and coalesce(s.access_ends_at, s.current_period_end) > ${names.at}::timestamptz
      where u.role <> 'W' and u.email = any(${names.emails}::text[])
    union all
    select 'user_id', lower(u.username), u.org_id, null, null from users u
      where u.role = 'W' and lower(u.username) = any(${names.userIds}::text[])`.execute(db)
  return rows
}

export type NewHousehold = {
  email: string
  employerName: string
  userId: string
  workerName: string
  language: Language
  passwordHash: string
  /** The employer who gets the worker; null for one to be added. */
  employerId: number | null
}

/**
 * Adds employers with their contracts, workers, and their links, in four statements for any number of them. An employer
 * who is there already gets the worker only.
 */
export async function addHouseholds(
  tx: Db,
  households: NewHousehold[],
  { orgId, at, until, planId }: { orgId: number; at: Date; until: Date; planId: number },
): Promise<{ employerIds: number[]; workerIds: Map<string, number> }> {
  const common = { org_id: orgId, created_at: at }
  const employers = await addEmployers(
    tx,
    households
      .filter(({ employerId }) => employerId === null)
      .map(({ email, employerName }) => ({ email, fullname: employerName, ...common })),
  )
  const workers = await tx
    .insertInto('users')
    .values(
      households.map(({ userId, workerName, language, passwordHash }) => ({
        role: 'W' as const,
        username: userId,
        fullname: workerName,
        password_hash: passwordHash,
        language_code: language,
        ...common,
      })),
    )
    .returning(['id', 'username'])
    .execute()
  const employerIds = new Map(employers.map(({ id, email }) => [email ?? '', id]))
  const workerIds = new Map(workers.map(({ id, username }) => [username ?? '', id]))
  const pairs = households.map(({ email, userId, employerId }) => ({
    employer_id: employerId ?? employerIds.get(email) ?? 0,
    worker_id: workerIds.get(userId) ?? 0,
    created_at: at,
  }))
  await tx.insertInto('worker_links').values(pairs).execute()
  const contract = { subscription_plan_id: planId, status: 'active', mode: 1 as const }
  const period = { current_period_start: at, current_period_end: until }
  if (employers.length > 0)
    await tx
      .insertInto('subscriptions')
      .values(employers.map(({ id }) => ({ user_id: id, ...contract, ...period })))
      .execute()
  return { employerIds: [...employerIds.values()], workerIds }
}

/** Locks employers in the order of ids until the transaction ends, so that none is deleted meanwhile. */
export async function lockEmployers(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await tx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

type NewEmployer = { email: string; fullname: string; org_id: number; created_at: Date }

const addEmployers = async (tx: Db, employers: NewEmployer[]): Promise<{ id: number; email: string | null }[]> =>
  employers.length === 0
    ? []
    : tx
        .insertInto('users')
        .values(employers.map((employer) => ({ role: 'E' as const, email_verified: true, ...employer })))
        .returning(['id', 'email'])
        .execute()

/** Returns workers of the organisation, ordered by id. */
export function workersOf(db: Db, { orgId, ids }: { orgId: number; ids: number[] }) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'fullname', 'language_code'])
    .where('role', '=', sql.lit('W'))
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .orderBy('id')
}
