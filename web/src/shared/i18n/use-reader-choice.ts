import { type Language, languages } from '@kasama/contract/language'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { session } from '../session/session'
import { useSession } from '../session/use-session'

/** A guest's choice of language; it also updates a URL that names a language. */
export function useReaderChoice() {
  const [query, setQuery] = useSearchParams()
  return (language: Language) => {
    session.set({ language_code: language })
    if (!query.has('lang')) return
    const nextQuery = new URLSearchParams(query)
    nextQuery.set('lang', language)
    setQuery(nextQuery, { replace: true, preventScrollReset: true })
  }
}

/** The language in the URL; a guest gets everything in it. */
export function useUrlLanguage(): Language | undefined {
  const [query] = useSearchParams()
  const { web_token } = useSession()
  const urlLanguage = languages.find((language) => language === query.get('lang'))
  useEffect(() => {
    if (urlLanguage && web_token === '') session.set({ language_code: urlLanguage })
  }, [urlLanguage, web_token])
  return urlLanguage
}
