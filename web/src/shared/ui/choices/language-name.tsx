import { htmlLanguages, type Language, languageNames } from '@kasama/contract/language'
import styles from './language-name.module.css'

/** A language in a choice: its own name, with the specification's beside it if that differs. */
export const NameInChoice = ({ language }: { language: Language }) => (
  <span>
    <LanguageName language={language} />
    {language === 'mya' && <span lang="en"> Burmese</span>}
  </span>
)

/**
 * A language's own name. The Burmese one is a picture, so that a choice of languages does not load the Burmese font.
 */
export function LanguageName({ language }: { language: Language }) {
  if (language !== 'mya') return <span lang={htmlLanguages[language]}>{languageNames[language]}</span>
  return <span className={styles.myanmar} role="img" aria-label={languageNames.mya} lang={htmlLanguages.mya} />
}
