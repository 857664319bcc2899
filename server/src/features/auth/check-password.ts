import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { isPassword } from '../../platform/passwords'
import { confirmSession, findAccount, findOpenSession } from './auth.queries'

/** A login sent with the current token: verifies the password of its account and changes no session. */
export async function checkPassword({ db, now, limits }: Deps, user: User, token: string, password: string) {
  const limitKey = `check:${user.id}`
  await limits.refuseAfterFailures(limitKey)
  const account = (await findAccount(db, user.id)) ?? fail('not_signed_in')
  if (!(await isPassword(account.password_hash, password))) {
    await limits.countFailure(limitKey)
    return fail('wrong_password', { field: 'password' })
  }
  if (user.sessionId) await confirmSession(db, user.sessionId, now())
  const session = await findOpenSession(db, user.id)
  return {
    token,
    session_key: session?.session_key ?? '',
    user: { id: user.id, role: user.role, org_id: user.orgId, language_code: user.language },
  }
}
