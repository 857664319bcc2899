import { englishNames, type Language, shortNames } from '@kasama/contract/language'
import { fillIn } from '#shared/i18n/texts.ts'
import { partsTexts as t } from '../parts.texts'
import type { LanguageState } from './language-state'
import styles from './languages.module.css'

type Props = { language: Language; state: LanguageState }

/**
 * A language on a tab, short on narrow tabs: a full disc is whole, half a disc partly done, a hollow square missing.
 */
export const LanguageName = ({ language, state }: Props) => (
  <span className="row inline gap-8">
    <span className={styles.long} aria-hidden="true">
      {englishNames[language]}
    </span>
    <span className={styles.short} aria-hidden="true">
      {shortNames[language]}
    </span>
    <i className={styles.mark} data-state={state} />
    <span className="sr-only">{fillIn(t[state], { language: englishNames[language] })}</span>
  </span>
)
