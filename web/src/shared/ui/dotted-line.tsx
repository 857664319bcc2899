import type { ReactNode } from 'react'
import styles from './dotted-line.module.css'
import { Phrases } from './phrases'

const separator = ' · '

type Props = {
  /** Empty parts are left out; a text is split at its dots. */
  parts: string | readonly ReactNode[]
}

/** Short facts with a dot between those of one line, and none where a line breaks. */
export function DottedLine({ parts }: Props) {
  const visibleParts = typeof parts === 'string' ? parts.split(separator) : parts.filter(Boolean)
  return (
    <span className={styles.line}>
      {visibleParts.map((part, index) => (
        <span key={index} className={styles.part}>
          {index > 0 && <span className={styles.dot}>{separator}</span>}
          {typeof part === 'string' ? <Phrases>{part}</Phrases> : part}
        </span>
      ))}
    </span>
  )
}
