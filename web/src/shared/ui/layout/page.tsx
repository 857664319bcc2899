import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './page.module.css'

type Props = {
  /** A maximum of 1240, 1000 or 720 px. */
  width?: 'wide' | 'mid' | 'narrow'
  /** Less space above, for a page that begins with tabs or a picture. */
  tight?: boolean
  className?: string
  children: ReactNode
}

/** A page's content with its margins, sections stacked. */
export function Page({ width = 'wide', tight = false, className, children }: Props) {
  return <div className={classNames(styles.page, styles[width], tight && styles.tight, className)}>{children}</div>
}
