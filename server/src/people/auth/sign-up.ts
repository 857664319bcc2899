import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import type { Deps } from '#platform/deps'
import { fail, isUniqueViolation } from '#platform/http/errors'
import { checkNewPassword } from '#platform/passwords/password-rules'
import { openAccount } from './open-account'

/**
 * Registers an employer and her first session. Of several requests at once with the same email, exactly one succeeds.
 */
export async function signUp(deps: Deps, form: { email: string; password: string }) {
  checkNewPassword(form.password)
  const password_hash = await deps.passwords.hash(form.password)
  try {
    return await openAccount(deps, { email: normalEmail(form.email), password_hash, created_at: deps.now() })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) fail('email_taken', { field: 'email' })
    throw error
  }
}
