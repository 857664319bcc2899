import { minimumPasswordLength } from '@kasama/contract/people/auth/auth.rules'
import { dictionary } from '@zxcvbn-ts/language-common'
import { fail } from '#platform/http/errors'

const commonest = new Set(dictionary['passwords-common'].slice(0, 3000))

/** Refuses a new password that is too short or among the most common ones. */
export function checkNewPassword(password: string, field = 'password'): void {
  if (password.length < minimumPasswordLength) fail('password_too_short', { field })
  if (commonest.has(password.toLowerCase())) fail('password_too_common', { field })
}
