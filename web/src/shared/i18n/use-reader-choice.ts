import { type Language, languages } from '@kasama/contract/language'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { session } from '../session/session'
import { useSession } from '../session/use-session'

/** A guest's choice of language; it also updates an address that names a language. */
export function useReaderChoice() {
  const [query, setQuery] = useSearchParams()
  return (language: Language) => {
    session.set({ language_code: language })
    if (!query.has('lang')) return
    const changed = new URLSearchParams(query)
    changed.set('lang', language)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
}

/** The language in the address; a guest gets everything in it. */
export function useAskedLanguage(): Language | undefined {
  const [query] = useSearchParams()
  const { web_token } = useSession()
  const asked = languages.find((language) => language === query.get('lang'))
  useEffect(() => {
    if (asked && web_token === '') session.set({ language_code: asked })
  }, [asked, web_token])
  return asked
}
