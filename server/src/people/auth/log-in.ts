import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { hashToken } from '#platform/passwords/secrets'
import { findByEmail, findByUserId } from './auth.queries'
import { guessKey } from './password/guess-key'
import { startLogin } from './session/start-login'

type Login = {
  username?: string
  email?: string
  password: string
  role?: 'E' | 'W' | 'A'
  session_key?: string
  /** IP address of the request. */
  address: string
}

/** Employers and admins log in by email, workers by User ID; the role decides, or else the field that was sent. */
function nameIn({ role, email, username = '' }: Login): { isWorker: boolean; name: string } {
  const isWorker = role === 'W' || (role === undefined && email === undefined)
  return { isWorker, name: normalEmail(isWorker ? username : (email ?? username)) }
}

/**
 * Checks a login; returns a token that is pending until its session is registered (see
 * contract/src/people/auth/auth.api.ts).
 */
export async function logIn(deps: Deps, login: Login) {
  const { db, limits, passwords } = deps
  const at = deps.now()
  const { isWorker, name } = nameIn(login)
  const loginAccount = await (isWorker ? findByUserId(db, name) : findByEmail(db, name))
  const isHers = async () =>
    (await passwords.matches(loginAccount?.password_hash, login.password)) &&
    (login.role === 'A') === (loginAccount?.role === 'A')
  // Failures count for the account, whichever of its names was typed; without an account, for the typed name.
  const account = loginAccount ? guessKey(loginAccount) : `nobody:${hashToken(name).slice(0, 32)}`
  const isRight = await limits.guess({ account, address: login.address }, isHers)
  if (!loginAccount || !isRight) {
    await audit(db, { at, userId: loginAccount?.id ?? null, action: 'login_failed' })
    return fail(isWorker ? 'wrong_worker_login' : 'wrong_login')
  }
  return startLogin(deps, loginAccount, { sentKey: login.session_key })
}
