import { htmlLanguages, type Language } from '@kasama/contract/language'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/use-session'
import { loadLanguage, readerLanguage } from './language'
import { LanguageContext } from './use-texts'

const retryMs = 5000

type Props = { initial: Language; children: ReactNode }

/** Provides the reader's language; a change takes effect once its strings are loaded. */
export function LanguageProvider({ initial, children }: Props) {
  const chosen = readerLanguage(useSession())
  const [loadedLanguage, setLoadedLanguage] = useState(initial)
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    // Without a connection the page keeps its language until the strings can be loaded.
    const applyChoice = () =>
      loadLanguage(chosen).then(
        () => isCurrent && setLoadedLanguage(chosen),
        () => {
          if (isCurrent) timer = setTimeout(applyChoice, retryMs)
        },
      )
    void applyChoice()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [chosen])
  useEffect(() => {
    document.documentElement.lang = htmlLanguages[loadedLanguage]
  }, [loadedLanguage])
  return <LanguageContext value={loadedLanguage}>{children}</LanguageContext>
}
