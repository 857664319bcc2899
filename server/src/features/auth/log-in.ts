import { normalEmail } from '@kasama/contract/auth.rules'
import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import { fail } from '../../platform/http/errors'
import { isPassword } from '../../platform/passwords'
import { hashToken } from '../../platform/secrets'
import { type Account, findByEmail, findByUserId } from './auth.queries'
import { startLogin } from './session/start-login'

type Login = { username?: string; email?: string; password: string; role?: 'E' | 'W' | 'A'; session_key?: string }

/** Employers and admins log in by email, workers by User ID; the role tells which, or else the field that was sent. */
function account({ db }: Deps, login: Login): Promise<Account | undefined> {
  const isWorker = login.role === 'W' || (login.role === undefined && login.email === undefined)
  if (isWorker) return findByUserId(db, login.username ?? '')
  return findByEmail(db, normalEmail(login.email ?? login.username ?? ''))
}

/** Checks a login; answers a token that is pending until its session is registered (see contract/auth.api.ts). */
export async function logIn(deps: Deps, login: Login) {
  const { db, limits } = deps
  const at = deps.now()
  const isWorker = login.role === 'W' || (login.role === undefined && login.email === undefined)
  const name = (login.email ?? login.username ?? '').trim().toLowerCase()
  const limitKey = `${isWorker ? 'W' : 'E'}:${hashToken(name).slice(0, 32)}`
  await limits.refuseAfterFailures(limitKey)
  const found = await account(deps, login)
  const matches = await isPassword(found?.password_hash, login.password)
  if (!found || !matches || (login.role === 'A') !== (found.role === 'A')) {
    await limits.countFailure(limitKey)
    await audit(db, { at, userId: found?.id ?? null, action: 'login_failed' })
    return fail(isWorker ? 'wrong_worker_login' : 'wrong_login')
  }
  await limits.forgetFailures(limitKey)
  return startLogin(deps, found, { sentKey: login.session_key })
}
