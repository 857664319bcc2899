import { languages } from '@kasama/contract/language'
import { firstCalls } from '#app/first-calls.ts'
import { callEarly, discardEarlyResponses } from '#shared/api/early-calls.ts'
import { loadTexts, readerLanguage } from '#shared/i18n/language.ts'
import { reloadOnceReached, untilNextReload } from '#shared/navigation/reload.ts'
import { session } from '#shared/session/session.ts'

/**
 * The first script is small and runs before the app: it clears a prerendered page that is not for this reader, makes
 * the screen's first requests, loads the texts in her language, keeps a submitted form, and starts the app.
 */
async function open(root: HTMLElement) {
  readAsAsked()
  if (!isForReader(root.dataset)) root.replaceChildren()
  // Home is the library for signed-in users; its own page is prerendered for guests. A login card's link stays, for the
  // case that the login has ended.
  if (location.pathname === '/' && location.search === '' && session.token()) return location.replace('/library')
  callEarly(firstCalls(location))
  const sentForm = keepSentForm()
  const answerRole = () => leadToRole(root)
  answerRole()
  root.addEventListener('change', answerRole)
  const texts = [loadTexts('start'), session.token() && loadTexts('lessons')]
  const [{ start }] = await Promise.all([parsed().then(() => import('#app/start.tsx')), ...texts])
  root.removeEventListener('change', answerRole)
  const { rendered } = await start(root)
  discardEarlyResponses()
  await rendered
  sentForm()?.click()
}

/** Waits for the style sheets at the end of the body: the app's own must follow and override them. */
async function parsed() {
  if (document.readyState !== 'loading') return
  await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}

/**
 * Keeps a form that is submitted before the app responds, and submits it again by a click on its button, or on its
 * replacement.
 */
function keepSentForm() {
  let button: HTMLElement | null = null
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    button = event.submitter
  }
  document.addEventListener('submit', keep)
  return () => {
    document.removeEventListener('submit', keep)
    return button?.isConnected === false ? document.querySelector<HTMLElement>('form [type=submit]') : button
  }
}

/**
 * Handles a choice of employer or helper before the app responds: the other login is prerendered, too, with the right
 * fields.
 */
function leadToRole(root: HTMLElement) {
  const chosen = root.querySelector<HTMLInputElement>(':is([value=E],[value=W]):checked:not([checked])')
  if (chosen) location.replace(`/?as=${chosen.value === 'W' ? 'helper' : 'employer'}`)
}

/** A prerendered page is for guests who read its language, and whom this phone does not know. */
function isForReader({ language }: DOMStringMap) {
  const { web_token, known_reader } = session.values()
  return language === undefined || (web_token + known_reader === '' && language === readerLanguage())
}

/** A guest reads everything in the language that the address asks for. */
function readAsAsked() {
  const asked = new URLSearchParams(location.search).get('lang')
  const language_code = languages.find((language) => language === asked)
  if (language_code && session.token() === '') session.set({ language_code })
}

const root = document.getElementById('root')
// A file of the app or its texts failed to load: the screen stays until the server can be reached again.
if (root) open(root).catch(() => setTimeout(reloadOnceReached, untilNextReload()))
