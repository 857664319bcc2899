import type { ReactNode } from 'react'
import styles from './tag.module.css'

type Props = { kind?: 'plain' | 'ok' | 'warn' | 'bad' | 'info'; icon?: ReactNode; children: ReactNode }

/** A status in a word or two. */
export function Tag({ kind = 'plain', icon, children }: Props) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {icon}
      {children}
    </span>
  )
}
