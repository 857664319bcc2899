import './styles/tokens.css'
import './styles/tokens-dark.css'
import './styles/fonts.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { Providers } from './app/providers'
import { openRouter } from './app/router'
import { loadTexts, readerLanguage } from './shared/i18n/language'
import { session } from './shared/session/session'

/**
 * The first render has its texts and its page, so that a prerendered page is taken over without a change on the screen.
 * Where the reader's language is not that of the prerendered page, it is drawn anew.
 */
async function start(root: HTMLElement) {
  // Home is the library for whoever is signed in; the login page's code then stays unloaded.
  if (location.pathname === '/' && session.token()) history.replaceState(null, '', '/library')
  const language = readerLanguage()
  const [router] = await Promise.all([openRouter(), loadTexts('start', language)])
  const app = (
    <StrictMode>
      <Providers language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  const isPrerendered = root.dataset.page === location.pathname && root.dataset.language === language
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
// Without network the texts may be missing: what is on the screen stays until there is one.
if (root) start(root).catch(() => window.addEventListener('online', () => location.reload(), { once: true }))
