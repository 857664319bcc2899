import type { Language } from '@kasama/contract/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { loadTexts } from '../src/shared/i18n/language'
import { LanguageContext } from '../src/shared/i18n/use-texts'
import { AddressBar } from './address-bar'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

type Options = {
  language?: Language
  queries?: QueryClient
  /** The address of the page: then the test sees where it is, and goes back (`address-bar.tsx`). */
  at?: string
}

/** A test that refuses a call does not wait for it to be made again. */
const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** Renders a piece of a screen as its page would: in a language, at an address, with the answers that `queries` holds. */
export async function show(piece: ReactNode, { language = 'eng', queries = withoutRetries(), at }: Options = {}) {
  await Promise.all((['start', 'lessons', 'pages', 'desk'] as const).map((group) => loadTexts(group, language)))
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
