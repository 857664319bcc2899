import { languageFacts } from '@kasama/contract/language'
import { useLanguage } from '../i18n/use-texts'
import styles from './phrases.module.css'

/** A text that wraps only at its spaces: not at hyphens, in Burmese not within words. */
export function Phrases({ children }: { children: string }) {
  const { wrapsAtSpaces } = languageFacts[useLanguage()]
  if (!wrapsAtSpaces && !children.includes('-')) return children
  return children.split(' ').map((phrase, place) => {
    const isWhole = wrapsAtSpaces || phrase.includes('-')
    return (
      <span key={`${place}-${phrase}`}>
        {place > 0 && ' '}
        {isWhole ? <span className={styles.phrase}>{phrase}</span> : phrase}
      </span>
    )
  })
}
