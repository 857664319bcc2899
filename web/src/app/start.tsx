import '#styles/tokens.css'
import '#styles/tokens-dark.css'
import '#styles/fallback-fonts.css'
import '#styles/base.css'
import '#shared/ui/layout/layout.css'
import { htmlLanguages } from '@kasama/contract/language'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readerLanguage } from '#shared/i18n/language.ts'
import { Providers } from './providers'
import { openRouter } from './routes/router'
import { Screens } from './routes/screens'
import { tolerateTranslation } from './translated-page'

/**
 * Renders the app, whose texts are loaded. A complete prerendered screen that no browser has translated is hydrated;
 * anything else on the page is replaced. The render is a transition, so that React yields to input; `drawn` resolves
 * once it is complete.
 */
export async function start(root: HTMLElement): Promise<{ drawn: Promise<void> }> {
  tolerateTranslation()
  const language = readerLanguage()
  const { language: drawnIn, page } = root.dataset
  const navigation = await openRouter(drawnIn !== undefined && root.hasChildNodes())
  // Set before the render: a later change would make the browser compute all styles twice.
  document.documentElement.lang = htmlLanguages[language]
  const giveTypedWords = keepTypedWords(root)
  const isDrawn = page === navigation.shown().location.pathname && root.hasChildNodes()
  const drawn = new Promise<void>((tell) => {
    const app = (
      <StrictMode>
        <Providers language={language}>
          <Screens navigation={navigation} />
          <OnceDrawn tell={tell} />
        </Providers>
      </StrictMode>
    )
    startTransition(() => {
      if (isDrawn && !root.querySelector('font')) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
  })
  return { drawn: drawn.then(giveTypedWords) }
}

/**
 * Keeps what she types before the app responds. Where the browser has translated a prerendered page, React can't
 * hydrate it and renders new fields: the returned function gives them her text and the focus.
 */
function keepTypedWords(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]:not([type=radio])')]
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () => {
    for (const field of fields) {
      const next = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)
      if (field.isConnected || !next) continue
      if (field.value) next.value = field.value
      if (field === focused) next.focus()
    }
  }
}

/** Calls `tell` once the first screen is rendered. */
function OnceDrawn({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [])
  return null
}
