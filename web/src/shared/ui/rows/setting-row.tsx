import type { ReactNode } from 'react'
import { Leaf } from '../brand/leaf'
import styles from './rows.module.css'

type Props = {
  icon: ReactNode
  name: string
  value: ReactNode
  note?: ReactNode
  /** Whether the note takes a line of its own below the value and the action. */
  isNoteBelow?: boolean
  /** The button that changes it. */
  action?: ReactNode
}

/** One setting in a panel: its name, its value, and the button that changes it. */
export function SettingRow({ icon, name, value, note, isNoteBelow = false, action }: Props) {
  return (
    <div className={styles.setting}>
      <Leaf size={48}>{icon}</Leaf>
      <div className={styles.words}>
        <p>{name}</p>
        <b>{value}</b>
        {note && !isNoteBelow && <p>{note}</p>}
      </div>
      {note && isNoteBelow && <p className={styles.below}>{note}</p>}
      {action}
    </div>
  )
}
