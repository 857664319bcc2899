import type { Profile } from '@kasama/contract/account.api'
import type { Language } from '@kasama/contract/language'
import { StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../src/app/providers'
import { openRouter } from '../src/app/routes/router'
import { Screens } from '../src/app/routes/screens'
import { queryClient } from '../src/shared/api/query-client'
import { loadTexts } from '../src/shared/i18n/language'
import { session } from '../src/shared/session/session'
import { type Answers, answerCalls } from './answers'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

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
/** Her worker, who reads that language. */
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
 * The whole app at an address, in front of answers in place of a server: as a guest, or signed in. The test's own address,
 * and nobody signed in, come back at its end.
 */
export async function showApp(path: string, reader: Profile | null, first: Answers = {}) {
  const own = location.href
  onTestFinished(() => {
    history.replaceState(null, '', own)
    session.clear()
    session.set({ language_code: '', hideBanner: '' })
    queryClient.clear()
  })
  if (reader) {
    const { role, language_code, session_key, org_id } = reader
    session.set({ web_token: 'token', role, language_code, session_key, org_id: org_id === null ? '' : `${org_id}` })
    session.set({ is_new_session: '1' })
  }
  const { asked, answers } = answerCalls({ ...(reader && { 'GET /users/me': reader }), ...first })
  history.pushState(null, '', path)
  const language = reader?.role === 'W' ? reader.language_code : 'eng'
  await loadTexts('start', language)
  const navigation = await openRouter(false)
  const screen = await render(
    <StrictMode>
      <Providers language={language}>
        <Screens navigation={navigation} />
      </Providers>
    </StrictMode>,
  )
  // Before its answers go: what is on the screen would ask the test's own server.
  onTestFinished(() => screen.unmount())
  const go = (address: string) => navigation.navigator.push(address, null)
  return { screen, asked, answers, go }
}
