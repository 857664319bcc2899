import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './video-gallery.module.css'

/** One to four columns of cards; `rows` have smaller gaps on phones. */
export function VideoGallery({ rows = false, children }: { rows?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.gallery, rows && styles.rows)}>{children}</div>
}
