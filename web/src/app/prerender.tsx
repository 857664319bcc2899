import { brand } from '@kasama/contract/brand'
import type { Language } from '@kasama/contract/language'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '../shared/api/query-client'
import { loadTexts } from '../shared/i18n/language'
import { session } from '../shared/session/session'
import { Providers } from './providers'
import { loadPages } from './router'
import { routes } from './routes'

/** What an outline may say in every language. */
export const outlineName = brand.name

type Reader = { visitor: 'guest' | 'worker'; language: Language }

/**
 * The HTML of a first screen, before anything has been asked of the server. Run by the build
 * (web/plugins/prerender.ts).
 */
export async function renderScreen(path: string, { visitor, language }: Reader): Promise<string> {
  const who = visitor === 'guest' ? ({ web_token: '', role: '' } as const) : ({ web_token: 'hers', role: 'W' } as const)
  session.set({ ...who, language_code: language })
  await Promise.all([loadTexts('start', language), loadTexts('pages', language), loadPages(path)])
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const html = renderToString(
    <StrictMode>
      <Providers language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
  // Answers that are kept for half an hour would keep the build running as long.
  queryClient.clear()
  return html
}
