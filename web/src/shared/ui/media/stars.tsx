import { Star } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts'
import { uiTexts } from '../ui.texts'
import styles from './stars.module.css'

/** Five stars, `count` of them filled; read as "4 of 5 stars". */
export function Stars({ count, className }: { count: number; className?: string }) {
  const t = useTexts(uiTexts)
  return (
    <div
      className={className ? `${styles.stars} ${className}` : styles.stars}
      role="img"
      aria-label={t('stars', { n: count })}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} data-on={star <= count || undefined} aria-hidden="true" />
      ))}
    </div>
  )
}
