import type { ReactNode } from 'react'
import styles from './leaf.module.css'

type Props = {
  /** Width and height in pixels. */
  size: number
  children: ReactNode
}

/** An icon on the brand's leaf. */
export function Leaf({ size, children }: Props) {
  return (
    <span className={styles.leaf} style={{ width: size, height: size }}>
      {children}
    </span>
  )
}
