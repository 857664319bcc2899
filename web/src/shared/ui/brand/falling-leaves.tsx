import type { ReactNode } from 'react'
import styles from './falling-leaves.module.css'

type Props = {
  /** Whether they fall, once; otherwise they lie still. */
  isFresh: boolean
  children: ReactNode
}

const leaves = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const

/** Nine falling leaves around a picture of praise. */
export function FallingLeaves({ isFresh, children }: Props) {
  return (
    <div className={styles.picture} data-fresh={isFresh || undefined}>
      {leaves.map((leaf) => (
        <i key={leaf} className={styles.leaf} />
      ))}
      {children}
    </div>
  )
}
