import type { Language } from '@kasama/contract/language'
import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach } from 'vitest'
import { session } from '#shared/session/session.ts'

afterEach(() => {
  session.clear()
  session.set({ language_code: '', hideBanner: '' })
  localStorage.clear()
})

/** Logs a profile in; returns the answer to `GET /users/me`. */
export function signedIn(profile: Profile, language_code: Language) {
  session.set({ web_token: 'token', role: profile.role, language_code })
  session.setUser(profile)
  return { 'GET /users/me': profile }
}
