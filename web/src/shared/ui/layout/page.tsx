import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './page.module.css'

type Props = {
  /** 1240, 1000 or 720 px at most. */
  width?: 'wide' | 'mid' | 'narrow'
  /** Less room above, where a page begins with tabs or a picture. */
  tight?: boolean
  className?: string
  children: ReactNode
}

/** A page's content with its gutters, sections one below the other. */
export function Page({ width = 'wide', tight = false, className, children }: Props) {
  return <div className={classNames(styles.page, styles[width], tight && styles.tight, className)}>{children}</div>
}
