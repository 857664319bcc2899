import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { requireFreshCheck } from '../session/fresh-check'
import { presentLogin } from '../session/present-login'
import { startLogin } from '../session/start-login'
import { findByFacebook, linkFacebook } from './facebook.queries'

type Form = { token_id: string; role?: 'E' | 'W' | 'A'; session_key?: string }
type Caller = { user: User | null; token: string | null }

async function subjectOf({ facebook }: Deps, { token_id, role }: Form): Promise<string> {
  if (role === 'W') fail('google_worker')
  return (facebook ?? fail('not_configured')).subjectOf(token_id)
}

/**
 * Logs in an employer who has connected her Facebook account. A request with her current token, within 5 minutes of a
 * password check, connects it. Email addresses are ignored: Facebook does not say whether they were proved.
 */
export async function facebookLogin(deps: Deps, form: Form, { user, token }: Caller) {
  const subject = await subjectOf(deps, form)
  if (user?.sessionId && token) return connect(deps, { user, token, subject })
  const account = (await findByFacebook(deps.db, subject)) ?? fail('facebook_unknown')
  await audit(deps.db, { at: deps.now(), userId: account.id, action: 'facebook_login' })
  return startLogin(deps, account, { sentKey: form.session_key })
}

type Connection = { user: User; token: string; subject: string }

async function connect({ db, now }: Deps, { user, token, subject }: Connection) {
  if (user.role !== 'E') fail('google_worker')
  const at = now()
  await db.transaction().execute(async (tx) => {
    await requireFreshCheck(tx, user, at)
    await linkFacebook(tx, user.id, subject).catch((error) =>
      isUniqueViolation(error, 'users_facebook_id_key') ? fail('facebook_refused') : Promise.reject(error),
    )
    await audit(tx, { at, userId: user.id, action: 'facebook_connected' })
  })
  return presentLogin(db, user, token)
}
