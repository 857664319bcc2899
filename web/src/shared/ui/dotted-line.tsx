import type { ReactNode } from 'react'
import styles from './dotted-line.module.css'
import { Phrases } from './phrases'

const between = ' · '

type Props = {
  /** Empty parts are left out; a text is split at its dots. */
  parts: string | readonly ReactNode[]
}

/** Short facts with a dot between those of one line, and none where a line breaks. */
export function DottedLine({ parts }: Props) {
  const shown = typeof parts === 'string' ? parts.split(between) : parts.filter(Boolean)
  return (
    <span className={styles.line}>
      {shown.map((part, place) => (
        <span key={place} className={styles.part}>
          {place > 0 && <span className={styles.dot}>{between}</span>}
          {typeof part === 'string' ? <Phrases>{part}</Phrases> : part}
        </span>
      ))}
    </span>
  )
}
