import type { ReactNode } from 'react'
import styles from './desk-dock.module.css'

/** An editor's two buttons, the filled one last: where they stand, and on a phone in the bar's place. */
export function DeskDock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock>
      {children}
    </div>
  )
}
