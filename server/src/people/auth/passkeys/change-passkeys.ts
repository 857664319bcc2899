import { minuteMs } from '@kasama/contract/durations.rules'
import { confirmMinutes, maxPasskeys } from '@kasama/contract/people/auth/auth.rules'
import type { NewPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { isFresh, type User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { type SecretKey, sign } from '#platform/passwords/secrets'
import { findAccount, findOpenSession, lockAccount } from '../auth.queries'
import { confirmPasskey } from '../password/confirm-change'
import { addPasskey, findPasskeys, removePasskey } from './passkeys.queries'
import { checkNewPasskey, startPasskeyCreation } from './token-challenge'
import { originsFor } from './webauthn'

/** An identity that says nothing about the account, and is the same on each of its devices. */
const handleOf = (secretKey: SecretKey, userId: number) => sign(secretKey, `passkey handle\n${userId}`)

/**
 * Whether the caller has just proved who she is: a stranger who finds an open phone may add none. A login counts as a
 * check of the password for a while.
 */
export async function mayAddPasskey(db: Db, user: User, at: Date): Promise<boolean> {
  if (isFresh(user, at)) return true
  const session = await findOpenSession(db, user.id)
  return session !== undefined && at.getTime() - session.created_at.getTime() <= confirmMinutes * minuteMs
}

async function requireMayAdd(db: Db, user: User, at: Date): Promise<void> {
  if (!(await mayAddPasskey(db, user, at))) fail('confirm_password')
  if ((await findPasskeys(db, user.id)).length >= maxPasskeys) fail('passkeys_full')
}

export async function startPasskeyLogin(deps: Deps, user: User, token: string) {
  await requireMayAdd(deps.db, user, deps.now())
  const { role, email, username } = (await findAccount(deps.db, user.id)) ?? fail('session_ended')
  const name = (role === 'W' ? username : email) ?? ''
  return startPasskeyCreation(deps, { id: user.id, token, handle: handleOf(deps.secretKey, user.id), name })
}

type Passkey = { name: string; passkey: Static<typeof NewPasskey> }

export async function addLoginPasskey(deps: Deps, user: User, token: string, { name, passkey }: Passkey) {
  const { db, now, jobs } = deps
  await requireMayAdd(db, user, now())
  const origins = await originsFor(deps, passkey.client_data)
  const credential = (await checkNewPasskey(deps, { token, origins }, passkey)) ?? fail('passkey_invalid')
  const at = now()
  const device = name.trim()
  return db.transaction().execute(async (tx) => {
    const account = (await lockAccount(tx, user.id)) ?? fail('session_ended')
    // The session may have ended meanwhile: a phone that was locked out adds nothing.
    if ((await findOpenSession(tx, user.id))?.id !== user.sessionId) fail('session_ended')
    await requireMayAdd(tx, user, at)
    const row = { ...credential, user_id: user.id, name: device, created_at: at }
    const { id } = await addPasskey(tx, row).catch((error) =>
      isUniqueViolation(error, 'passkeys_credential_id_key') ? fail('passkey_invalid') : Promise.reject(error),
    )
    await audit(tx, { at, userId: user.id, action: 'passkey_added', detail: { name: device } })
    await confirmPasskey(tx, jobs, { owner: account, at, change: 'added', device })
    return { id }
  })
}

/** Removes a passkey, even the last one: the password stays. */
export async function removeLoginPasskey({ db, now, jobs }: Deps, user: User, id: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const account = (await lockAccount(tx, user.id)) ?? fail('session_ended')
    const { name } = (await removePasskey(tx, user.id, id)) ?? fail('not_found')
    await audit(tx, { at, userId: user.id, action: 'passkey_removed', detail: { name } })
    await confirmPasskey(tx, jobs, { owner: account, at, change: 'removed', device: name })
  })
}
