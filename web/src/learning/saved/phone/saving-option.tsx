import type { ReactNode } from 'react'
import { OptionRow } from '#shared/ui/rows/option-row.tsx'
import { TitleAndNote } from '../title-and-note'
import styles from './options.module.css'

type Props = {
  icon: ReactNode
  title: string
  note: string
  /** The id of its switch. */
  switchId?: string
  children?: ReactNode
}

/** An option of saving: what it is, when it applies, and its switch. */
export function SavingOption({ icon, title, note, switchId, children }: Props) {
  const words = <TitleAndNote title={title} note={note} className={styles.words} />
  return (
    <OptionRow icon={icon}>
      {switchId === undefined ? words : <label htmlFor={switchId}>{words}</label>}
      {children}
    </OptionRow>
  )
}
