import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Leaf } from '../brand/leaf'
import { DottedLine } from '../dotted-line'
import { Phrases } from '../phrases'
import styles from './rows.module.css'

type Props = {
  icon: ReactNode
  title: string
  note: ReactNode
  /** The path of its screen; without one the row is plain text. */
  to?: string | undefined
}

/** A row of a full-screen menu: its subject, and the present state. */
export function MenuRow({ icon, title, note, to }: Props) {
  const content = (
    <>
      <Leaf size={48}>{icon}</Leaf>
      <span className={styles.words}>
        <Phrases>{title}</Phrases>
        <small>
          <DottedLine parts={typeof note === 'string' ? note : [note]} />
        </small>
      </span>
    </>
  )
  if (!to) return <div className={styles.menu}>{content}</div>
  return (
    <Link to={to} className={styles.menu}>
      {content}
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
