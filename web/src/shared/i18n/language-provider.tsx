import { htmlLanguages, type Language } from '@kasama/contract/language'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/use-session'
import { loadLanguage, readerLanguage } from './language'
import { LanguageContext } from './use-texts'

const againMs = 5000

type Props = { initial: Language; children: ReactNode }

/** Provides the reader's language; a change takes effect once its strings are loaded. */
export function LanguageProvider({ initial, children }: Props) {
  const chosen = readerLanguage(useSession())
  const [shown, setShown] = useState(initial)
  useEffect(() => {
    let current = true
    let next: ReturnType<typeof setTimeout> | undefined
    // Without a connection the page keeps its language until the strings can be loaded.
    const change = () =>
      loadLanguage(chosen).then(
        () => current && setShown(chosen),
        () => {
          if (current) next = setTimeout(change, againMs)
        },
      )
    void change()
    return () => {
      current = false
      clearTimeout(next)
    }
  }, [chosen])
  useEffect(() => {
    document.documentElement.lang = htmlLanguages[shown]
  }, [shown])
  return <LanguageContext value={shown}>{children}</LanguageContext>
}
