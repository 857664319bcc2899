import type { CSSProperties, ReactNode } from 'react'
import styles from './desk-columns.module.css'

type Props = {
  /** Panels of the second column, below the first one if there is no room beside it. */
  side: ReactNode
  /** Width of the second column in pixels; undefined for two equal columns. */
  sideWidth?: number
  children: ReactNode
}

/** Two columns of panels. */
export function DeskColumns({ side, sideWidth, children }: Props) {
  const width = { '--side-width': sideWidth === undefined ? 'minmax(0, 1fr)' : `${sideWidth}px` } as CSSProperties
  return (
    <div className={styles.columns} style={width}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{side}</div>
    </div>
  )
}
