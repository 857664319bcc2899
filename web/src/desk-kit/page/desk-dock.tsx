import type { ReactNode } from 'react'
import styles from './desk-dock.module.css'

/** An editor's two buttons, the filled one last; on a phone they take the place of the bar. */
export function DeskDock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock>
      {children}
    </div>
  )
}
