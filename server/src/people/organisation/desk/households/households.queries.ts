import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type KnownAccount = { kind: 'email' | 'user_id'; name: string; org_id: number | null; linked: string | null }

/**
 * Returns accounts that have one of these names; for an employer also her worker's User ID. Names are in lower case.
 */
export async function findExistingAccounts(
  db: Db,
  names: { emails: string[]; userIds: string[] },
): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select 'email' as kind, u.email as name, u.org_id, lower(w.username) as linked from users u
      left join worker_links l on l.employer_id = u.id and l.ended_at is null left join users w on w.id = l.worker_id
      where u.role <> 'W' and u.email = any(${names.emails}::text[])
    union all
    select 'user_id', lower(u.username), u.org_id, null from users u
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
}

/** Adds employers, workers, their links and contracts, in four statements for any number of them. */
export async function addHouseholds(
  tx: Db,
  households: NewHousehold[],
  { orgId, at, until, planId }: { orgId: number; at: Date; until: Date; planId: number },
): Promise<{ employerIds: number[]; workerIds: Map<string, number> }> {
  const common = { org_id: orgId, created_at: at }
  const employers = await tx
    .insertInto('users')
    .values(
      households.map(({ email, employerName }) => ({
        role: 'E' as const,
        email,
        fullname: employerName,
        email_verified: true,
        ...common,
      })),
    )
    .returning(['id', 'email'])
    .execute()
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
  const pairs = households.map(({ email, userId }) => ({
    employer_id: employerIds.get(email) ?? 0,
    worker_id: workerIds.get(userId) ?? 0,
    created_at: at,
  }))
  await tx.insertInto('worker_links').values(pairs).execute()
  await tx
    .insertInto('subscriptions')
    .values(
      employers.map(({ id }) => ({
        user_id: id,
        subscription_plan_id: planId,
        status: 'active',
        mode: 1 as const,
        current_period_start: at,
        current_period_end: until,
      })),
    )
    .execute()
  return { employerIds: [...employerIds.values()], workerIds }
}

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
