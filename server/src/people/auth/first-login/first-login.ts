import { hourMs, minuteMs } from '@kasama/contract/durations.rules'
import { firstLoginHours, workerSessionLiveMinutes } from '@kasama/contract/people/auth/auth.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { hashToken, newToken } from '#platform/passwords/secrets'
import { startLogin } from '../session/start-login'
import { addFirstLogin, findEnteredByLink, findFirstLogin, useFirstLogin } from './first-login.queries'

const madeAfter = (at: Date) => new Date(at.getTime() - firstLoginHours * hourMs)

/** Makes the link of a login card whose password was just set, which ended the earlier link; returns its secret. */
export async function makeFirstLogin(tx: Db, userId: number, at: Date): Promise<string> {
  const secret = newToken()
  await addFirstLogin(tx, { userId, hash: hashToken(secret), at })
  return secret
}

/**
 * Returns a pending token for the worker of this link, and another one if asked again after a lost response: the link
 * is used up when a session is registered (`spendFirstLogin`), so a refused registration costs nothing. Where the
 * response of the registration was lost, the browser sends the token that it registered, and continues its session for
 * as long as that would refuse her; later the token is no proof, or a copied one could be renewed for ever.
 */
export async function logInByLink(deps: Deps, secret: string, sentKey = '') {
  const login = await findFirstLogin(deps.db, { hash: hashToken(secret), madeAfter: madeAfter(deps.now()) })
  if (login) return startLogin(deps, login, { byLink: true })
  const since = new Date(deps.now().getTime() - workerSessionLiveMinutes * minuteMs)
  const entered = await findEnteredByLink(deps.db, { tokenHash: hashToken(sentKey), since })
  return startLogin(deps, entered ?? fail('first_login_old'), { byLink: true, sentKey })
}

/** Uses up the link in the transaction that registers its session and has locked the account: exactly one succeeds. */
export async function spendFirstLogin(tx: Db, userId: number, at: Date): Promise<void> {
  if (!(await useFirstLogin(tx, { userId, madeAfter: madeAfter(at) }))) fail('first_login_old')
}
