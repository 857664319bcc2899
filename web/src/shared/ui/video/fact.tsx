import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** A fact about a video: an icon and a few words. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      {children}
    </span>
  )
}
