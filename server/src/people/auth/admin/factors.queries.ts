import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { User } from '#platform/http/access'

export type Factors = { passkeys: number; has_codes: boolean; recovery_left: number }

/** Counts the factors an admin can confirm a login with. */
export async function countFactors(db: Db, userId: number): Promise<Factors> {
  const row = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('passkeys').select(sql<number>`count(*)::int`.as('n')).where('user_id', '=', userId).as('passkeys'),
      eb
        .exists(
          eb.selectFrom('code_apps').select('user_id').where('user_id', '=', userId).where('secret', 'is not', null),
        )
        .as('has_codes'),
      eb
        .selectFrom('recovery_codes')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .as('recovery_left'),
    ])
    .executeTakeFirstOrThrow()
  return { passkeys: row.passkeys ?? 0, has_codes: Boolean(row.has_codes), recovery_left: row.recovery_left ?? 0 }
}

/** Removes every factor and recovery code of an account; returns the counts before and after for the audit trail. */
export async function removeFactors(tx: Db, userId: number): Promise<{ before: Factors; after: Factors }> {
  const previous = await countFactors(tx, userId)
  for (const table of ['passkeys', 'code_apps', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  return { before: previous, after: await countFactors(tx, userId) }
}

/** Marks the login of this token as past its second factor, which counts as a fresh check as well. */
export async function passToken(tx: Db, tokenHash: string, at: Date): Promise<void> {
  await tx.updateTable('tokens').set({ factor_passed_at: at, confirmed_at: at }).where('hash', '=', tokenHash).execute()
}

export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: string[], at: Date): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ hash, user_id: userId, created_at: at })))
    .execute()
}

/** Uses up a recovery code; of several requests at once exactly one succeeds. */
export async function useRecoveryCode(tx: Db, { userId, hashes, at }: { userId: number; hashes: string[]; at: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('hash', 'in', hashes)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findCodeApp(db: Db, userId: number) {
  return db.selectFrom('code_apps').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function listCodeApps(db: Db) {
  return db.selectFrom('code_apps').select(['user_id', 'secret', 'next_secret']).execute()
}

type SealedSecrets = { secret: string | null; next_secret: string | null }

/** Replaces sealed secrets, unless they were changed meanwhile. */
export async function replaceSealed(
  db: Db,
  userId: number,
  { old, resealed }: { old: SealedSecrets; resealed: SealedSecrets },
) {
  await db
    .updateTable('code_apps')
    .set(resealed)
    .where('user_id', '=', userId)
    .where('secret', 'is not distinct from', old.secret)
    .where('next_secret', 'is not distinct from', old.next_secret)
    .execute()
}

export async function storeNextSecret(tx: Db, userId: number, sealed: string): Promise<void> {
  await tx
    .insertInto('code_apps')
    .values({ user_id: userId, next_secret: sealed })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ next_secret: sealed }))
    .execute()
}

/** Makes the waiting secret the current one; false if another was requested meanwhile. */
export async function adoptSecret(tx: Db, app: { userId: number; sealed: string; step: number; at: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('code_apps')
    .set({ secret: app.sealed, next_secret: null, since: app.at, last_step: app.step })
    .where('user_id', '=', app.userId)
    .where('next_secret', '=', app.sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the step of a used code; false if it, or a later one, was used before. */
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeCodeApp(tx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('code_apps').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

type OwnFactors = { codes_since: Date | null; recovery_left: number; session_since: Date | null }

/** Returns since when an admin has codes, the number of recovery codes left, and the start of this session. */
export async function findOwnFactors(db: Db, { id, sessionId }: Pick<User, 'id' | 'sessionId'>): Promise<OwnFactors> {
  const { rows } = await sql<OwnFactors>`select
    (select since from code_apps where user_id = ${id} and secret is not null) as codes_since,
    (select count(*) from recovery_codes where user_id = ${id} and used_at is null)::int as recovery_left,
    (select created_at from sessions where id = ${sessionId}::int) as session_since`.execute(db)
  return rows[0] ?? { codes_since: null, recovery_left: 0, session_since: null }
}
