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
 * anything else on the page is replaced. The render is a transition, so that React yields to input; `rendered` resolves
 * once it is complete.
 */
export async function start(root: HTMLElement): Promise<{ rendered: Promise<void> }> {
  tolerateTranslation()
  const language = readerLanguage()
  const { language: prerenderedLanguage, page } = root.dataset
  const navigation = await openRouter(prerenderedLanguage !== undefined && root.hasChildNodes())
  // Set before the render: a later change would make the browser compute all styles twice.
  document.documentElement.lang = htmlLanguages[language]
  const restoreTypedText = saveTypedText(root)
  const isPrerendered = page === navigation.page().location.pathname && root.hasChildNodes()
  const rendered = new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Providers language={language}>
          <Screens navigation={navigation} />
          <OnceRendered onRender={resolve} />
        </Providers>
      </StrictMode>
    )
    startTransition(() => {
      if (isPrerendered && !root.querySelector('font')) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
  })
  return { rendered: rendered.then(restoreTypedText) }
}

/**
 * Keeps what she types before the app responds. Where the browser has translated a prerendered page, React can't
 * hydrate it and renders new fields: the returned function gives them her text and the focus.
 */
function saveTypedText(root: HTMLElement): () => void {
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

/** Calls `onRender` once the first screen is rendered. */
function OnceRendered({ onRender }: { onRender: () => void }) {
  useLayoutEffect(onRender, [])
  return null
}
