import { englishNames, type Language, languages, shortNames } from '@kasama/contract/language'
import { fillIn } from '#shared/i18n/texts.ts'
import { partsTexts as t } from '../parts.texts'
import type { LanguageState } from './language-state'
import styles from './languages.module.css'

/** EN FIL ID MY, each with its state. */
export function LanguageFlags({ states }: { states: Record<Language, LanguageState> }) {
  return (
    <span className="row inline stretch wrap gap-4">
      {languages.map((language) => (
        <span key={language} className={styles.flag} data-state={states[language]}>
          <span aria-hidden="true">{shortNames[language]}</span>
          <span className="sr-only">{fillIn(t[states[language]], { language: englishNames[language] })}</span>
        </span>
      ))}
    </span>
  )
}
