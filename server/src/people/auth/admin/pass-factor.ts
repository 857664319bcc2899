import type { UsedPasskey } from '@kasama/contract/people/auth/passkeys.api'
import type { Static } from 'typebox'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { hashToken } from '#platform/passwords/secrets'
import { confirmSession, findAccount } from '../auth.queries'
import { aboutHerself } from './about-herself'
import type { Caller } from './add-factor'
import { isHerPasskey } from './ask-passkey'
import { isRecoveryCode, isRightCode } from './codes'
import { countFactors, passToken } from './factors.queries'
import { guessFactor } from './guess-factor'
import { tellAdmins } from './recovery-used.job'

type Passkey = Static<typeof UsedPasskey>
type Factor = { passkey?: Passkey; code?: string; recovery_code?: string }

/** Checks the one factor that was sent. */
async function check(deps: Deps, { user, token }: Caller, { passkey, code, recovery_code }: Factor) {
  if (passkey) return isHerPasskey(deps, { id: user.id, token }, passkey)
  if (code) return isRightCode(deps, user.id, code)
  return recovery_code ? isRecoveryCode(deps, user.id, recovery_code) : false
}

const nameOf = ({ passkey, code }: Factor) => (passkey ? 'passkey' : code ? 'code' : 'recovery_code')

/** Tries count like passwords; the result is recorded in the audit trail. */
async function guess(deps: Deps, { user }: Caller, address: string, isHers: () => Promise<boolean>, how: string) {
  const isRight = await guessFactor(deps, user, address, isHers)
  if (isRight) return
  await audit(deps.db, { at: deps.now(), userId: user.id, action: 'factor_failed', detail: { how } })
  fail('wrong_factor', { field: how })
}

/** The second step of a login. The token stays pending: it may register its session now. */
export async function passFactor(deps: Deps, caller: Caller, { address, ...factor }: Factor & { address: string }) {
  const { user, token } = caller
  const how = nameOf(factor)
  await guess(deps, caller, address, () => check(deps, caller, factor), how)
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    await passToken(tx, hashToken(token), at)
    if (how !== 'recovery_code') return audit(tx, { at, userId: user.id, action: 'factor_passed', detail: { how } })
    await audit(tx, { at, userId: user.id, action: 'recovery_code_used', about: aboutHerself(user) })
    await tellAdmins(deps, tx, { id: user.id, at })
  })
  return { recovery_left: (await countFactors(deps.db, user.id)).recovery_left }
}

type FactorProof = { passkey?: Passkey; password?: string; code?: string; address: string }

/**
 * Confirms an admin's identity again. A passkey is enough: it needs the device and the finger. A password does not
 * suffice for an admin with an app for codes; with passkeys alone it does not count at all, and without any factor
 * (demo) it is the only proof.
 */
export async function confirmIdentity(deps: Deps, caller: Caller, { passkey, password, code, address }: FactorProof) {
  const { user } = caller
  if (passkey) await guess(deps, caller, address, () => check(deps, caller, { passkey }), 'passkey')
  else await confirmByPassword(deps, caller, { password: password ?? '', code, address })
  const at = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    if (user.sessionId) await confirmSession(tx, user.sessionId, at)
    await audit(tx, {
      at,
      userId: user.id,
      action: 'identity_confirmed',
      detail: { how: passkey ? 'passkey' : 'password' },
    })
  })
}

type PasswordProof = { password: string; code: string | undefined; address: string }

async function confirmByPassword(
  deps: Deps,
  caller: Caller,
  { password, code, address }: PasswordProof,
): Promise<void> {
  const { user } = caller
  const account = (await findAccount(deps.db, user.id)) ?? fail('not_signed_in')
  const isHers = () => deps.passwords.matches(account.password_hash, password)
  const isRight = await deps.limits.guess({ account: `check:${user.id}`, address }, isHers)
  if (!isRight) fail('wrong_password', { field: 'password' })
  const { has_codes, passkeys } = await countFactors(deps.db, user.id)
  if (has_codes) await guess(deps, caller, address, () => check(deps, caller, code ? { code } : {}), 'code')
  else if (passkeys > 0) fail('wrong_factor', { field: 'passkey' })
}
