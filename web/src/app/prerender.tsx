import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { loadTexts } from '../shared/i18n/language'
import { Providers } from './providers'
import { loadPages } from './router'
import { routes } from './routes'

/** The HTML of a first screen for a visitor who is not signed in, in English; run by the build (web/plugins/prerender.ts). */
export async function renderScreen(path: string): Promise<string> {
  await Promise.all([loadTexts('start', 'eng'), loadPages(path)])
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return renderToString(
    <StrictMode>
      <Providers language="eng">
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
