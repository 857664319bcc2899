import type { ReactNode } from 'react'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './options.module.css'

type Props = {
  icon: ReactNode
  title: string
  note: string /** Its switch. */
  switchId?: string
  children?: ReactNode
}

/** An option: what it is, when it applies, and its switch. */
export function OptionRow({ icon, title, note, switchId, children }: Props) {
  const words = (
    <span className={styles.words}>
      <b>
        <Phrases>{title}</Phrases>
      </b>
      <small>
        <Phrases>{note}</Phrases>
      </small>
    </span>
  )
  return (
    <div className={styles.row}>
      <Leaf size={44}>{icon}</Leaf>
      {switchId === undefined ? words : <label htmlFor={switchId}>{words}</label>}
      {children}
    </div>
  )
}
