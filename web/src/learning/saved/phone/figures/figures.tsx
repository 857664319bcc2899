import type { ReactNode } from 'react'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './figures.module.css'

/** A part without a name stands in the bar alone. */
type Part = { kind: 'own' | 'mobile' | 'other' | 'free'; value: number; name?: string }

type Props = {
  label?: string
  total: string
  note: string
  /** The parts of the bar with their names; free room is its ground. */
  parts: Part[]
  children?: ReactNode
}

/** A sum of bytes with its parts, as a bar and in words. */
export function Figures({ label, total, note, parts, children }: Props) {
  const sum = parts.reduce((bytes, { value }) => bytes + value, 0)
  return (
    <section className={styles.box} aria-label={label}>
      <p className={styles.head}>
        <b>{total}</b>
        <span>{note}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {sum > 0 &&
          parts
            .filter(({ kind, value }) => kind !== 'free' && value > 0)
            .map(({ kind, value }) => <i key={kind} data-kind={kind} style={{ width: `${(100 * value) / sum}%` }} />)}
      </div>
      <ul className={styles.legend}>
        {parts.map(
          ({ kind, name }) =>
            name && (
              <li key={kind}>
                <i data-kind={kind} />
                <span>
                  <Phrases>{name}</Phrases>
                </span>
              </li>
            ),
        )}
      </ul>
      {children}
    </section>
  )
}
