import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export const maxListed = 500

/** The first admins and one more, those of the provider before others; with `orgId` those of that organisation alone. */
export function listAdmins(db: Db, orgId: number | null) {
  return db
    .selectFrom('users')
    .leftJoin('orgs', 'orgs.id', 'users.org_id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.fullname',
      'users.org_id',
      'orgs.name as org_name',
      eb('users.password_hash', 'is not', null).as('has_password'),
      sql<number>`(select count(*)::int from passkeys where user_id = users.id)
        + (select count(*)::int from code_apps where user_id = users.id and secret is not null)`.as('factors'),
      eb
        .selectFrom('sessions')
        .select((session) => session.fn.max('last_seen_at').as('at'))
        .whereRef('user_id', '=', 'users.id')
        .as('last_seen_at'),
    ])
    .where('users.role', '=', sql.lit('A'))
    .$if(orgId !== null, (query) => query.where('users.org_id', '=', orgId))
    .orderBy(sql`users.org_id nulls first`)
    .orderBy('users.id')
    .limit(maxListed + 1)
    .execute()
}

/** Ids of the provider's admins, and of those of an organisation. */
export async function findColleagues(tx: Db, orgId: number | null): Promise<number[]> {
  const admins = tx.selectFrom('users').select('id').where('role', '=', sql.lit('A')).orderBy('id')
  const rows = await admins.where((eb) => eb.or([eb('org_id', 'is', null), eb('org_id', '=', orgId)])).execute()
  return rows.map(({ id }) => id)
}

/** Locks admins until the transaction ends, in the order of ids, so that two who change each other can't deadlock. */
export function lockAdmins(tx: Db, ids: number[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'fullname', 'org_id', 'password_hash'])
    .where('id', 'in', ids)
    .where('role', '=', sql.lit('A'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

type NewAdmin = { email: string; fullname: string; orgId: number | null; passwordHash: string | null; at: Date }

/** The address counts as proved: the admin logs in by a link sent to it, or was made by the operator of the server. */
export async function addAdmin(tx: Db, { email, fullname, orgId, passwordHash, at }: NewAdmin): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      role: 'A',
      email,
      email_verified: true,
      fullname,
      org_id: orgId,
      password_hash: passwordHash,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeAdmin(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).where('role', '=', sql.lit('A')).execute()
}

/** An organisation by id, or by its present or a former address. */
export function findOrg(db: Db, by: { id: number } | { short_url: string }) {
  const query = db.selectFrom('orgs').select(['id', 'name'])
  if ('id' in by) return query.where('id', '=', by.id).executeTakeFirst()
  const former = db.selectFrom('org_addresses').select('org_id').where('short_url', '=', by.short_url)
  return query.where((eb) => eb.or([eb('short_url', '=', by.short_url), eb('id', 'in', former)])).executeTakeFirst()
}
