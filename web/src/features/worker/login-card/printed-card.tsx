import { htmlLanguages } from '@kasama/contract/language'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadLanguage } from '../../../shared/i18n/language'
import { LanguageContext } from '../../../shared/i18n/use-texts'
import styles from './printed-card.module.css'
import { PrintedSheet } from './printed-sheet'
import type { WorkerLogin } from './worker-login'

type Props = { login: WorkerLogin; onDone: () => void }

/** Prints one A4 page in the worker's language in place of the screen; her words and letters are loaded first. */
export function PrintedCard({ login, onDone }: Props) {
  const { language } = login
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let current = true
    Promise.allSettled([loadLanguage(language), language === 'mya' && loadBurmese()]).then(
      () => current && setReady(true),
    )
    return () => {
      current = false
    }
  }, [language])
  useEffect(() => {
    if (!isReady) return
    const root = document.documentElement
    root.dataset.print = 'card'
    // Phones come back from print() before they have printed.
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => {
      window.removeEventListener('afterprint', onDone)
      delete root.dataset.print
    }
  }, [isReady, onDone])
  if (!isReady) return null
  return createPortal(
    <div className={styles.sheet} lang={htmlLanguages[language]}>
      <LanguageContext value={language}>
        <PrintedSheet login={login} />
      </LanguageContext>
    </div>,
    document.body,
  )
}

const loadBurmese = () =>
  Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 20px "Noto Sans Myanmar"`, 'မ')))
