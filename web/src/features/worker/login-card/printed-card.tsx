import { htmlLanguages, type Language } from '@kasama/contract/language'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadLanguage } from '../../../shared/i18n/language'
import { LanguageContext } from '../../../shared/i18n/use-texts'
import styles from './printed-card.module.css'
import { PrintedSheet } from './printed-sheet'
import type { WorkerLogin } from './worker-login'

type Props = { login: WorkerLogin; onDone: () => void }

/** Prints one A4 page in the worker's language in place of the screen; in English if her texts don't load. */
export function PrintedCard({ login, onDone }: Props) {
  const { language } = login
  const [shown, setShown] = useState<Language>()
  const isReady = shown !== undefined
  useEffect(() => {
    let current = true
    Promise.all([loadLanguage(language), language === 'mya' && loadBurmese()]).then(
      () => current && setShown(language),
      () => current && setShown('eng'),
    )
    return () => {
      current = false
    }
  }, [language])
  useEffect(() => {
    if (!isReady) return
    const root = document.documentElement
    root.dataset.print = 'card'
    // On phones print() returns before the page is printed.
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => {
      window.removeEventListener('afterprint', onDone)
      delete root.dataset.print
    }
  }, [isReady, onDone])
  if (shown === undefined) return null
  return createPortal(
    <div className={styles.sheet} lang={htmlLanguages[shown]}>
      <LanguageContext value={shown}>
        <PrintedSheet login={login} />
      </LanguageContext>
    </div>,
    document.body,
  )
}

const loadBurmese = () =>
  Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 20px "Noto Sans Myanmar"`, 'မ')))
