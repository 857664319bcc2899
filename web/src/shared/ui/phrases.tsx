import { languageFacts } from '@kasama/contract/language'
import { useLanguage } from '../i18n/use-texts'
import styles from './phrases.module.css'

/** A text that wraps only at its spaces: not at hyphens, in Burmese not within words. */
export function Phrases({ children }: { children: string }) {
  const { wrapsAtSpaces } = languageFacts[useLanguage()]
  if (!wrapsAtSpaces && !children.includes('-')) return children
  return children.split(' ').map((phrase, index) => {
    const isUnbreakable = wrapsAtSpaces || phrase.includes('-')
    return (
      <span key={`${index}-${phrase}`}>
        {index > 0 && ' '}
        {isUnbreakable ? <span className={styles.phrase}>{phrase}</span> : phrase}
      </span>
    )
  })
}
