import type { Language } from '@kasama/contract/language'
import type { Profile } from '@kasama/contract/people/account.api'
import { StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '#app/providers.tsx'
import { openRouter } from '#app/routes/router.tsx'
import { Screens } from '#app/routes/screens.tsx'
import { queryClient } from '#shared/api/query-client.ts'
import { loadLanguage, loadTexts } from '#shared/i18n/language.ts'
import { session } from '#shared/session/session.ts'
import { type Answers, answerCalls } from './answers'
import '#styles/tokens.css'
import '#styles/base.css'
import '#shared/ui/layout/layout.css'

const profile: Profile = {
  id: 1,
  role: 'E',
  email: 'grace@home.example',
  username: null,
  fullname: 'Grace Sample',
  img_url: null,
  credit: 0,
  language_code: 'eng',
  is_subscribed: true,
  is_suspended: false,
  worker_id: 2,
  had_subscription: true,
  UserTopics: [{ topic_id: 20 }],
  org_id: null,
  session_key: 'key',
}
/** A subscribed employer with a worker. */
export const employer = (facts: Partial<Profile> = {}): Profile => ({ ...profile, ...facts })
/** Her worker, who reads the given language. */
export const worker = (language_code: Language, facts: Partial<Profile> = {}): Profile => ({
  ...profile,
  id: 2,
  role: 'W',
  email: null,
  username: 'maria2025',
  fullname: 'Maria Sample',
  language_code,
  worker_id: null,
  ...facts,
})

/**
 * Renders the whole app at a path, with answers instead of a server: as a guest, or logged in. The end of the test
 * restores its own URL and logs out.
 */
export async function showApp(path: string, reader: Profile | null, initialAnswers: Answers = {}) {
  const ownUrl = location.href
  // A page that throws reloads once a minute at most: the test fails, and its frame stays.
  sessionStorage.setItem('reloaded_at', String(Date.now()))
  onTestFinished(() => {
    history.replaceState(null, '', ownUrl)
    session.clear()
    session.set({ language_code: '', hideBanner: '', known_reader: '', session_key: '' })
    queryClient.clear()
  })
  if (reader) {
    const { role, language_code, session_key, org_id } = reader
    session.set({ web_token: 'token', role, language_code, session_key, org_id: org_id === null ? '' : `${org_id}` })
    session.set({ is_new_session: '1' })
  }
  const { requests, answers } = answerCalls({ ...(reader && { 'GET /users/me': reader }), ...initialAnswers })
  history.pushState(null, '', path)
  const language = reader?.role === 'W' ? reader.language_code : 'eng'
  // Pages of an earlier test have their strings in its language alone.
  await Promise.all([loadTexts('start', language), loadLanguage(language)])
  const navigation = await openRouter(false)
  const screen = await render(
    <StrictMode>
      <Providers language={language}>
        <Screens navigation={navigation} />
      </Providers>
    </StrictMode>,
  )
  // Unmounts before the answers are removed: the screen would call the test's own server.
  onTestFinished(() => screen.unmount())
  const go = (target: string, state: object | null = null) => navigation.navigator.push(target, state)
  return { screen, requests, answers, go }
}
