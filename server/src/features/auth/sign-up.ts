import { normalEmail } from '@kasama/contract/auth.rules'
import type { Deps } from '../../deps'
import { audit } from '../../platform/audit'
import { fail, isUniqueViolation } from '../../platform/http/errors'
import { checkNewPassword } from '../../platform/password-rules'
import { hashPassword } from '../../platform/passwords'
import { hashToken, newSessionKey, newToken } from '../../platform/secrets'
import { addEmployer, addSession, addToken } from './auth.queries'

/** Registers an employer and her first session. Of several at once with the same email, exactly one succeeds. */
export async function signUp({ db, now }: Deps, form: { email: string; password: string }) {
  checkNewPassword(form.password)
  const email = normalEmail(form.email)
  const passwordHash = await hashPassword(form.password)
  const [token, key, at] = [newToken(), newSessionKey(), now()]
  try {
    const id = await db.transaction().execute(async (tx) => {
      const userId = await addEmployer(tx, { email, passwordHash, at })
      const sessionId = await addSession(tx, { userId, key, at })
      await addToken(tx, { hash: hashToken(token), userId, sessionId, at })
      await audit(tx, { at, userId, action: 'signup' })
      return userId
    })
    return { token, session_key: key, user: { id, role: 'E' as const, org_id: null, language_code: 'eng' as const } }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) fail('email_taken', { field: 'email' })
    throw error
  }
}
