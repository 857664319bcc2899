import type { ReactNode } from 'react'
import styles from './dock.module.css'

/** A fixed bar at the bottom of a phone with the page's main action; in the flow from 900 px on. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock>
      {children}
    </div>
  )
}
