import type { ReactNode } from 'react'
import { DeskDock } from './desk-dock'
import styles from './page-actions.module.css'

export type Actions = {
  /** Buttons; the filled one, if any, last. */
  actions?: ReactNode
  /** The filled button of a list: on a phone it floats over the bar. */
  main?: ReactNode
  /** An editor's two buttons: on a phone they take the place of the bar. */
  dock?: ReactNode
}

/** Actions of a page, at the right of its head. */
export function PageActions({ actions, main, dock }: Actions) {
  if (!actions && !main && !dock) return null
  return (
    <div className={styles.actions}>
      {actions}
      {main && (
        <div className={styles.main} data-main>
          {main}
        </div>
      )}
      {dock && <DeskDock>{dock}</DeskDock>}
    </div>
  )
}
