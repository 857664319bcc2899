import type { Language } from '@kasama/contract/language'

/** What the employer hands over; the password is known here once. */
export type WorkerLogin = { username: string; password: string; language: Language }

/** The helper's login with her User ID filled in. */
export function loginAddress(userId: string): string {
  return `${location.origin}/?as=helper&user=${encodeURIComponent(userId)}`
}
