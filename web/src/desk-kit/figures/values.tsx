import type { ReactNode } from 'react'
import { classNames } from '#shared/ui/class-names.ts'
import styles from './values.module.css'

type Props = { values: readonly (readonly [string, ReactNode])[]; className?: string | undefined }

/** Names and values, a line each. */
export function Values({ values, className }: Props) {
  return (
    <dl className={classNames(styles.values, className)}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
