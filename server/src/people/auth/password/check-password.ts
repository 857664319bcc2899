import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { confirmSession, findAccount } from '../auth.queries'
import { presentLogin } from '../session/present-login'

/** Verifies the password of a login sent with the current token, and marks its session as confirmed; no session begins or ends. */
export async function checkPassword(
  deps: Deps,
  user: User,
  token: string,
  form: { password: string; address: string },
) {
  const { db, now, limits, passwords } = deps
  const account = (await findAccount(db, user.id)) ?? fail('not_signed_in')
  const guess = { account: `check:${user.id}`, address: form.address }
  const isRight = await limits.guess(guess, () => passwords.matches(account.password_hash, form.password))
  if (!isRight) return fail('wrong_password', { field: 'password' })
  // An admin confirms a session by a second factor (admin/pass-factor.ts).
  if (user.sessionId && user.role !== 'A') await confirmSession(db, user.sessionId, now())
  return presentLogin(db, user, token)
}
