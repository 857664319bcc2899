import './styles/tokens.css'
import './styles/tokens-dark.css'
import './styles/fonts.css'
import './styles/base.css'
import { languages } from '@kasama/contract/language'
import { askFonts } from './app/first/ask-fonts'
import { askFirst } from './app/first/first-calls'
import { painted } from './app/first/painted'
import { unpackLater } from './app/first/unpack-later'
import { loadTexts, readerLanguage } from './shared/i18n/language'
import { session } from './shared/session/session'

/**
 * The little that runs at once. The calls that the screen begins with go out; what the page has written out is painted,
 * so that on a slow line its letters and pictures come before scripts; then the app follows.
 */
async function open(root: HTMLElement) {
  // Home is the library for whoever is signed in. Its own page shows something at once; the login's would have to go.
  if (location.pathname === '/' && session.token()) return goTo('/library', root)
  if (location.pathname.startsWith('/public/')) readAsAsked()
  if (!isMeantForReader(root.dataset)) root.replaceChildren()
  const pictures = askFirst()
  const press = keepPress()
  if (root.hasChildNodes()) await painted(pictures)
  const texts = [loadTexts('start'), session.token() && loadTexts('pages')]
  const [{ start }] = await Promise.all([import('./app/start'), unpackLater().then(askFonts), ...texts])
  await start(root)
  press()?.click()
}

function goTo(path: string, root: HTMLElement) {
  root.replaceChildren()
  location.replace(path)
}

/** A form that was sent before the app could answer is sent again; React then takes the page over at once. */
function keepPress() {
  let pressed: HTMLElement | null = null
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    pressed = event.submitter
  }
  document.addEventListener('submit', keep)
  return () => {
    document.removeEventListener('submit', keep)
    return pressed
  }
}

/** A page is written for guests who read one language, or for who is signed in; others see nothing before the app. */
function isMeantForReader({ visitor, language = readerLanguage() }: DOMStringMap) {
  return (visitor === 'guest') === (session.token() === '') && language === readerLanguage()
}

/** A guest reads everything in the language that the address asks for. */
function readAsAsked() {
  const asked = new URLSearchParams(location.search).get('lang')
  const language_code = languages.find((language) => language === asked)
  if (language_code && session.token() === '') session.set({ language_code })
}

const root = document.getElementById('root')
// Without network the app or its texts may be missing: what is on the screen stays until there is one.
if (root) open(root).catch(() => window.addEventListener('online', () => location.reload(), { once: true }))
