import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { confirmSession, findAccount } from './auth.queries'
import { presentLogin } from './session/present-login'

/** A login sent with the current token: verifies the password of its account and changes no session. */
export async function checkPassword({ db, now, limits, passwords }: Deps, user: User, token: string, password: string) {
  const account = (await findAccount(db, user.id)) ?? fail('not_signed_in')
  const isRight = await limits.guess(`check:${user.id}`, () => passwords.matches(account.password_hash, password))
  if (!isRight) return fail('wrong_password', { field: 'password' })
  if (user.sessionId) await confirmSession(db, user.sessionId, now())
  return presentLogin(db, user, token)
}
