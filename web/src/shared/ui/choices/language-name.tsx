import { englishNames, htmlLanguages, type Language, languageFacts, languageNames } from '@kasama/contract/language'
import { classNames } from '../class-names'
import styles from './language-name.module.css'

/** A language in a choice: its own name, with the English one beside it if that has other letters. */
export const NameInChoice = ({ language }: { language: Language }) => (
  <span>
    <LanguageName language={language} />
    {languageFacts[language].letters && <span lang="en">{` ${englishNames[language]}`}</span>}
  </span>
)

/**
 * A language's own name. In letters of its own it is a picture, so that a choice of languages does not load their font.
 */
export function LanguageName({ language }: { language: Language }) {
  const [lang, name] = [htmlLanguages[language], languageNames[language]]
  if (!languageFacts[language].letters) return <span lang={lang}>{name}</span>
  return <span className={classNames(styles.drawn, styles[language])} role="img" aria-label={name} lang={lang} />
}
