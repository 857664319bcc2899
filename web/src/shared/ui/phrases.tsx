import { useLanguage } from '../i18n/use-texts'
import styles from './phrases.module.css'

/** A Burmese text breaks its lines at ordinary spaces alone, never inside a word; other languages stay as they are. */
export function Phrases({ children }: { children: string }) {
  if (useLanguage() !== 'mya') return children
  const phrases = children.split(' ').map((phrase, place) => ({ phrase, place }))
  return phrases.map(({ phrase, place }) => (
    <span key={place}>
      {place > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </span>
  ))
}
