import { htmlLanguages, type Language, languageNames } from '@kasama/contract/language'
import styles from './language-name.module.css'

/** In a choice of languages: its own name, and beside it the specification's where that is another one. */
export const NameInChoice = ({ language }: { language: Language }) => (
  <span>
    <LanguageName language={language} />
    {language === 'mya' && <span lang="en"> Burmese</span>}
  </span>
)

/** A language's own name. The Burmese one is a picture, so that a choice of languages does not load its font. */
export function LanguageName({ language }: { language: Language }) {
  if (language !== 'mya') return <span lang={htmlLanguages[language]}>{languageNames[language]}</span>
  return <span className={styles.myanmar} role="img" aria-label={languageNames.mya} lang={htmlLanguages.mya} />
}
