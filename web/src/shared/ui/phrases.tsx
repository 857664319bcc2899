import { useLanguage } from '../i18n/use-texts'
import styles from './phrases.module.css'

/** A text that wraps only at its spaces: Burmese not within words, other languages not at hyphens. */
export function Phrases({ children }: { children: string }) {
  const isBurmese = useLanguage() === 'mya'
  if (!isBurmese && !children.includes('-')) return children
  return children.split(' ').map((phrase, index) => {
    const isUnbreakable = isBurmese || phrase.includes('-')
    return (
      <span key={`${index}-${phrase}`}>
        {index > 0 && ' '}
        {isUnbreakable ? <span className={styles.phrase}>{phrase}</span> : phrase}
      </span>
    )
  })
}
