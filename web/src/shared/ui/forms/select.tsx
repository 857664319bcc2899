import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './select.module.css'

/** A native select without a frame of its own, for rows and table cells; a form uses `SelectField`. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return <select className={classNames(styles.select, className)} {...select} />
}
