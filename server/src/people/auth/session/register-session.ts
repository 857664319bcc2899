import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { AppError, fail } from '#platform/http/errors'
import { hashToken, newSessionKey } from '#platform/passwords/secrets'
import { isAdminLoginComplete } from '../admin/may-come-in'
import {
  addSession,
  bindToken,
  endSession,
  findOpenSession,
  findToken,
  lockAccount,
  removeOtherTokens,
} from '../auth.queries'
import { spendFirstLogin } from '../first-login/first-login'
import { isLive, minutesLive } from './live-session'

/**
 * Makes the caller's token the one live session of its account and ends every other token of it. A token that is
 * registered already keeps its session. While a worker's other session is live she is refused, with the minutes to
 * wait: accounts are not shared.
 */
export async function registerSession({ db, now, config }: Deps, user: User, token: string): Promise<string> {
  const [at, hash] = [now(), hashToken(token)]
  const result = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    const open = await findOpenSession(tx, user.id)
    if (open && open.id === user.sessionId) return open.session_key
    if (user.role === 'W' && isLive(open, 'W', at)) {
      await audit(tx, { at, userId: user.id, action: 'session_refused' })
      return { minutes: minutesLive(open, at) }
    }
    // An earlier registration has ended this token, which may not end that one.
    const { confirmed_at, factor_passed_at, by_link } = (await findToken(tx, hash)) ?? fail('session_ended')
    if (
      user.role === 'A' &&
      !(await isAdminLoginComplete(tx, { config, userId: user.id, factorPassedAt: factor_passed_at }))
    )
      fail('second_factor_needed')
    if (by_link) await spendFirstLogin(tx, user.id, at)
    await endSession(tx, user.id, at)
    const key = newSessionKey()
    const sessionId = await addSession(tx, { userId: user.id, key, at, confirmedAt: confirmed_at })
    await removeOtherTokens(tx, user.id, hash)
    await bindToken(tx, hash, sessionId)
    await audit(tx, { at, userId: user.id, action: 'session_registered' })
    return key
  })
  if (typeof result === 'object') throw new AppError('session_live', { values: result })
  return result
}
