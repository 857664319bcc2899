import type { NewPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import { audit } from '#platform/audit/audit'
import type { AuditAction } from '#platform/audit/audit-action'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { isFresh, type User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { hashToken } from '#platform/passwords/secrets'
import { findToken, lockAccount } from '../auth.queries'
import { addPasskey } from '../passkeys/passkeys.queries'
import { checkNewPasskey } from '../passkeys/token-challenge'
import { ownOrigin } from '../passkeys/webauthn'
import { aboutHerself } from './about-herself'
import { checkFirstCode, makeRecoveryCodes } from './codes'
import { adoptSecret, countFactors, passToken } from './factors.queries'
import { guessFactor } from './guess-factor'

export type Caller = { user: User; token: string }

/**
 * Refuses if the caller may not add a factor now: a registered session needs a fresh check; a login that waits for its
 * factor may only make the first one, or continue once it has passed. Returns whether it would be the first.
 */
export async function mayAddFactor(db: Db, { user, token }: Caller, at: Date): Promise<{ isFirst: boolean }> {
  const { passkeys, has_codes } = await countFactors(db, user.id)
  const isFirst = passkeys === 0 && !has_codes
  if (user.sessionId !== null) return isFresh(user, at) ? { isFirst } : fail('confirm_identity')
  const session = (await findToken(db, hashToken(token))) ?? fail('session_ended')
  return isFirst || session.factor_passed_at ? { isFirst } : fail('factor_needed')
}

/** Adds a factor to a locked account; the first one comes with recovery codes. */
async function add(
  deps: Deps,
  caller: Caller,
  action: AuditAction,
  storeFactor: (tx: Db, at: Date) => Promise<unknown>,
) {
  const { user, token } = caller
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    const { isFirst } = await mayAddFactor(tx, caller, at)
    await storeFactor(tx, at)
    if (user.sessionId === null) await passToken(tx, hashToken(token), at)
    await audit(tx, { at, userId: user.id, action, about: aboutHerself(user) })
    return { recovery_codes: isFirst ? await makeRecoveryCodes(tx, deps, user.id) : [] }
  })
}

type Passkey = { name: string; passkey: Static<typeof NewPasskey> }

export async function makePasskey(deps: Deps, caller: Caller, { name, passkey }: Passkey) {
  await mayAddFactor(deps.db, caller, deps.now())
  const proof = { token: caller.token, origins: [ownOrigin(deps)] }
  const credential = (await checkNewPasskey(deps, proof, passkey)) ?? fail('wrong_factor')
  return add(deps, caller, 'passkey_added', (tx, at) =>
    addPasskey(tx, { ...credential, user_id: caller.user.id, name: name.trim(), created_at: at }).catch((error) =>
      isUniqueViolation(error, 'passkeys_credential_id_key') ? fail('wrong_factor') : Promise.reject(error),
    ),
  )
}

export async function makeCodes(deps: Deps, caller: Caller, { code, address }: { code: string; address: string }) {
  const { user } = caller
  await mayAddFactor(deps.db, caller, deps.now())
  let firstCode: Awaited<ReturnType<typeof checkFirstCode>> = null
  const isRight = await guessFactor(deps, user, address, async () => {
    firstCode = await checkFirstCode(deps, user.id, code)
    return firstCode !== null
  })
  if (!isRight || !firstCode) return fail('wrong_factor', { field: 'code' })
  const { sealed, step } = firstCode as { sealed: string; step: number }
  return add(deps, caller, 'codes_added', async (tx, at) => {
    if (!(await adoptSecret(tx, { userId: user.id, sealed, step, at }))) fail('wrong_factor', { field: 'code' })
  })
}
