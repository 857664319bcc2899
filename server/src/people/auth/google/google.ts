import { toUnicode } from '@kasama/contract/text/burmese'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail, isUniqueViolation } from '#platform/http/errors'
import type { Jobs } from '#platform/jobs/jobs'
import type { ProvedIdentity } from '#platform/ports/identity/identity'
import { type Account, findByEmail, lockAccount } from '../auth.queries'
import { openAccount } from '../open-account'
import { confirmGoogle } from '../password/confirm-change'
import { endAccess } from '../session/end-access'
import { startLogin } from '../session/start-login'
import { findByGoogle, linkGoogle } from './google.queries'
import { useProof } from './use-proof'

type Role = 'E' | 'W' | 'A' | undefined

function provider({ identity }: Deps, role: Role) {
  if (role === 'W') fail('google_worker')
  return identity ?? fail('not_configured')
}

/**
 * Returns the account of a proved identity: by its subject, or by its email the first time. An account whose email was
 * never proved then loses its password, its sessions and another Google account: the person who made it may not own the
 * address. Its owner is told by mail.
 */
async function findAccount(db: Db, jobs: Jobs, proved: ProvedIdentity, at: Date): Promise<Account | undefined> {
  const linked = await findByGoogle(db, proved.subject)
  if (linked) return linked
  const account = await findByEmail(db, proved.email)
  if (!account) return undefined
  // Locked from here on: its address may have changed meanwhile.
  const byEmail = await lockAccount(db, account.id)
  if (byEmail?.email !== account.email) return undefined
  const { id, email_verified: wasProved, password_hash } = byEmail
  if (byEmail.role !== 'E' || (byEmail.google_sub && wasProved)) return fail('google_refused')
  if (!wasProved) await endAccess(db, id, at)
  await audit(db, { at, userId: id, action: 'google_connected', detail: { dropped_password: !wasProved } })
  await confirmGoogle(db, jobs, { owner: byEmail, at, dropsPassword: !wasProved && password_hash !== null })
  return linkGoogle(db, id, proved.subject)
}

/** Finds the account, and marks the ID token as used if there is one. */
async function accountOf(tx: Db, jobs: Jobs, proved: ProvedIdentity, at: Date): Promise<Account | undefined> {
  const account = await findAccount(tx, jobs, proved, at)
  if (account) await useProof(tx, proved.proof)
  return account
}

/** Logs in with Google; a fresh token counts as a password check on the session that follows. */
export async function googleLogin(deps: Deps, form: { token_id: string; role?: Role; session_key?: string }) {
  const proved = await provider(deps, form.role).verify(form.token_id)
  const at = deps.now()
  const account = await deps.db.transaction().execute((tx) => accountOf(tx, deps.jobs, proved, at))
  if (!account) return fail('google_unknown')
  await audit(deps.db, { at, userId: account.id, action: 'google_login' })
  return startLogin(deps, account, { sentKey: form.session_key, isCounted: proved.proof.isFresh })
}

/** Registers with Google; logs in a person who already has an account. */
export async function googleSignup(deps: Deps, form: { google_token: string; role?: Role }) {
  const proved = await provider(deps, form.role).verify(form.google_token)
  const { email, name, subject, proof } = proved
  const at = deps.now()
  const account = await deps.db.transaction().execute((tx) => accountOf(tx, deps.jobs, proved, at))
  if (account) return startLogin(deps, account, { isCounted: proof.isFresh })
  try {
    const google = { google_sub: subject, fullname: toUnicode(name), email_verified: true }
    return await openAccount(deps, { email, created_at: at, ...google }, proof)
  } catch (error) {
    if (isUniqueViolation(error, 'users_email') || isUniqueViolation(error, 'users_google_sub_key')) {
      return googleLogin(deps, { token_id: form.google_token })
    }
    throw error
  }
}
