import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './panel.module.css'

/** A white card with a border, its parts stacked. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames(styles.panel, className)} {...rest} />
}
