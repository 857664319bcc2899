import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './panel.module.css'

/** A white card with a line around it; its parts stand one below the other. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames(styles.panel, className)} {...rest} />
}
