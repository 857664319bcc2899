import type { Language } from '@kasama/contract/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#shared/i18n/language.ts'
import { LanguageContext } from '#shared/i18n/use-texts.ts'
import { AddressBar } from './address-bar'
import '#styles/tokens.css'
import '#styles/base.css'
import '#shared/ui/layout/layout.css'

type Options = {
  language?: Language
  queries?: QueryClient
  /** Path of the page; with it, the test shows the present URL and can go back (`address-bar.tsx`). */
  at?: string
}

/** A query client without retries, so that a refused call fails at once. */
const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** Renders a piece of a screen as its page would: in a language, at a path, with the answers that `queries` holds. */
export async function show(piece: ReactNode, { language = 'eng', queries = withoutRetries(), at }: Options = {}) {
  await Promise.all(
    (['start', 'lessons', 'phone', 'pages', 'desk'] as const).map((group) => loadTexts(group, language)),
  )
  return render(
    <LanguageContext value={language}>
      <QueryClientProvider client={queries}>
        <MemoryRouter {...(at && { initialEntries: [at] })}>
          {piece}
          {at && <AddressBar />}
        </MemoryRouter>
      </QueryClientProvider>
    </LanguageContext>,
  )
}
