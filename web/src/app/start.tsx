import { htmlLanguages } from '@kasama/contract/language'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readerLanguage } from '../shared/i18n/language'
import { Providers } from './providers'
import { openRouter } from './routes/router'
import { Screens } from './routes/screens'

/**
 * Renders the app, whose texts are loaded. A complete prerendered screen is hydrated; anything else on the page is
 * replaced. As a transition, so that React yields to input.
 */
export async function start(root: HTMLElement) {
  const language = readerLanguage()
  const { language: drawnIn, page } = root.dataset
  const navigation = await openRouter(drawnIn !== undefined && root.hasChildNodes())
  // Set before the render: a later change would make the browser compute all styles twice.
  document.documentElement.lang = htmlLanguages[language]
  const app = (
    <StrictMode>
      <Providers language={language}>
        <Screens navigation={navigation} />
      </Providers>
    </StrictMode>
  )
  startTransition(() => {
    if (page === navigation.shown().location.pathname && root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
