import { htmlLanguages } from '@kasama/contract/language'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { loadTexts, readerLanguage } from '../shared/i18n/language'
import { Providers } from './providers'
import { openRouter } from './router'

/**
 * The first render has its texts, its page and the page's data, so that it takes over from what was written out without
 * a step in between. Where the reader's language is not that of the written page, or only its outline was written, the
 * page is drawn anew. It is drawn bit by bit, so that a press is never kept waiting.
 */
export async function start(root: HTMLElement) {
  const language = readerLanguage()
  const [router] = await Promise.all([openRouter(), loadTexts('start', language)])
  // Set later, it would have every style of the new screen worked out twice.
  document.documentElement.lang = htmlLanguages[language]
  const app = (
    <StrictMode>
      <Providers language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  const isPrerendered = root.dataset.page === location.pathname && root.hasChildNodes()
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
