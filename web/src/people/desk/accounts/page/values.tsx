import type { ReactNode } from 'react'
import styles from './page.module.css'

/** Names and values, a line each. */
export function Values({ values }: { values: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.values}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
