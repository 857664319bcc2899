import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './rows.module.css'

type Props = {
  /** Makes the second column 384 px wide instead of half the page. */
  aside?: boolean
  children: ReactNode
}

/** Two columns from 900 px on, stacked below that. */
export function Columns({ aside = false, children }: Props) {
  return <div className={classNames(styles.columns, aside && styles.aside)}>{children}</div>
}

type ColumnProps = {
  /** 560 px at most, like forms. */
  narrow?: boolean
  children: ReactNode
}

/** Panels or rows, stacked. */
export function Column({ narrow = false, children }: ColumnProps) {
  return <div className={classNames(styles.column, narrow && styles.narrow)}>{children}</div>
}
