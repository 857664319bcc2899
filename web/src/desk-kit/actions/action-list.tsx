import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import styles from './action-list.module.css'

export type DeskAction = {
  icon: ReactNode
  /** A verb. */
  label: string
  /** Effect of the action, in one line. */
  text: string
  /** Only deletions are red. */
  isRed?: boolean
  /** Runs the action at once, or opens its dialog. */
  onPress?: () => void
  /** Fields of the action, shown below it. */
  open?: (close: () => void) => ReactNode
}

/** Actions on the subject of this page, a line each; fields of an action open in place. */
export function ActionList({ actions }: { actions: DeskAction[] }) {
  return (
    <ul>
      {actions.map((action) => (
        <Action key={action.label} {...action} />
      ))}
    </ul>
  )
}

function Action({ icon, label, text, isRed = false, onPress, open }: DeskAction) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Arrow = open ? ChevronDown : ChevronRight
  return (
    <li className={classNames(styles.action, isRed && styles.red)}>
      <button
        type="button"
        className={`row gap-12 ${styles.row}`}
        onClick={() => (open ? setOpen(!isOpen) : onPress?.())}
        {...(open && { 'aria-expanded': isOpen, 'aria-controls': id })}
      >
        <Leaf size={36}>{icon}</Leaf>
        <span className={styles.words}>
          <b>{label}</b>
          <small>{text}</small>
        </span>
        <Arrow aria-hidden="true" className={classNames(styles.arrow, isOpen && styles.turned)} />
      </button>
      {open && (
        <div id={id} className={`stack gap-12 ${styles.fields}`} hidden={!isOpen}>
          {isOpen && open(() => setOpen(false))}
        </div>
      )}
    </li>
  )
}
