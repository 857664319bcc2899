import type { Language } from '@kasama/contract/language'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { queryClient } from '#shared/api/query-client.ts'
import { loadTexts } from '#shared/i18n/language.ts'
import { session } from '#shared/session/session.ts'
import { Providers } from './providers'
import { findPages } from './routes/router'
import { Screen } from './routes/screens'

/** Preloads the lazy parts of prerendered screens. */
const loadParts = () => import('#pages/start/start.tsx')

/** The HTML of a screen for a guest, without data of the server; called by the build. */
export async function renderScreen(path: string, language: Language): Promise<string> {
  session.set({ language_code: language })
  const history = createMemoryHistory({ initialEntries: [path] })
  const { matches, loading } = findPages(history.location.pathname)
  await Promise.all([loadTexts('start', language), loadTexts('lessons', language), loading])
  const page = { location: history.location, matches, isLoading: false, preventScrollReset: false }
  const render = () =>
    renderToString(
      <StrictMode>
        <Providers language={language}>
          <Screen navigator={history} {...page} />
        </Providers>
      </StrictMode>,
    )
  // The first render requests lazy parts; once they are loaded, React learns of it in the next task.
  render()
  await loadParts()
  await new Promise(setImmediate)
  const html = render()
  // The query cache's timers (half an hour) would keep the build process alive.
  queryClient.clear()
  return html
}
