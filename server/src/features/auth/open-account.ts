import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import { hashToken, newSessionKey, newToken } from '../../platform/secrets'
import { addEmployer, addSession, addToken, type NewEmployer } from './auth.queries'

/** A new employer and her first session, all or nothing; the database refuses an email or Google account that is taken. */
export async function openAccount({ db }: Pick<Deps, 'db'>, employer: NewEmployer) {
  const [token, key, at] = [newToken(), newSessionKey(), employer.created_at]
  const isGoogle = 'google_sub' in employer
  const confirmedAt = isGoogle ? at : null
  const id = await db.transaction().execute(async (tx) => {
    const userId = await addEmployer(tx, employer)
    const sessionId = await addSession(tx, { userId, key, at, confirmedAt })
    await addToken(tx, { hash: hashToken(token), userId, sessionId, at, confirmedAt })
    await audit(tx, { at, userId, action: 'signup', detail: { google: isGoogle } })
    return userId
  })
  return { token, session_key: key, user: { id, role: 'E' as const, org_id: null, language_code: 'eng' as const } }
}
