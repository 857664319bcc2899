import { htmlLanguages } from '@kasama/contract/language'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readerLanguage } from '../shared/i18n/language'
import { Providers } from './providers'
import { openRouter } from './routes/router'
import { Screens } from './routes/screens'

/**
 * Renders the app into the page, whose texts are loaded. A complete prerendered screen is hydrated; anything else that
 * the page shows is replaced. A transition: React gives way to a press while it works.
 */
export async function start(root: HTMLElement) {
  const language = readerLanguage()
  const { language: drawnIn, page } = root.dataset
  const navigation = await openRouter(drawnIn !== undefined && root.hasChildNodes())
  // Before the render: later, the browser would work out every style of the new screen twice.
  document.documentElement.lang = htmlLanguages[language]
  const app = (
    <StrictMode>
      <Providers language={language}>
        <Screens navigation={navigation} />
      </Providers>
    </StrictMode>
  )
  startTransition(() => {
    if (page === location.pathname && root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
