import type { Language } from '@kasama/contract/language'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#shared/api/query-client.ts'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'

type Props = { language: Language; children: ReactNode }

/** The contexts of every screen: server data and the reader's language. */
export function Providers({ language, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language}>{children}</LanguageProvider>
    </QueryClientProvider>
  )
}
