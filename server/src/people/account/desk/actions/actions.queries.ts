import { sql } from 'kysely'
import type { Db, Rows } from '#platform/database/db'
import { inScope } from '../people.queries'

export type LockedAccount = Pick<
  Rows['users'],
  'id' | 'role' | 'org_id' | 'blocked_at' | 'blocked_by_provider' | 'email' | 'username' | 'fullname'
>

const locked = (ids: number[], orgId: number | null) => sql<LockedAccount>`
  select u.id, u.role, u.org_id, u.blocked_at, u.blocked_by_provider, u.email, u.username, u.fullname
  from users u
  where u.id = any(${ids}::int[]) and u.role <> 'A' and ${inScope(orgId)} order by u.id`

/**
 * Locks the accounts that are in the admin's scope. Always in the order of ids, an employer before her worker, so that
 * two admins can't deadlock.
 */
export async function lockAccounts(tx: Db, ids: number[], orgId: number | null): Promise<LockedAccount[]> {
  return (await sql<LockedAccount>`${locked(ids, orgId)} for no key update`.execute(tx)).rows
}

/** Locks an account that is to be deleted: nothing is added to it meanwhile. */
export async function lockToDelete(tx: Db, id: number, orgId: number | null): Promise<LockedAccount | undefined> {
  return (await sql<LockedAccount>`${locked([id], orgId)} for update`.execute(tx)).rows[0]
}

export async function setBlocked(
  tx: Db,
  ids: number[],
  block: { blocked_at: Date | null; blocked_by_provider: boolean },
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('users').set(block).where('id', 'in', ids).execute()
}

/** Makes blocks of organisations the provider's. */
export async function takeBlocksOver(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('users').set({ blocked_by_provider: true }).where('id', 'in', ids).execute()
}

/** The open link of an account, from either side. */
export function findLink(tx: Db, id: number) {
  return tx
    .selectFrom('worker_links')
    .select(['employer_id', 'worker_id'])
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('employer_id', '=', id), eb('worker_id', '=', id)]))
    .executeTakeFirst()
}

/** The address of an employer; null if she has none, or the account is a worker's. */
export async function findEmployerEmail(tx: Db, id: number): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('role', '=', 'E')
    .executeTakeFirst()
  return row?.email ?? null
}
