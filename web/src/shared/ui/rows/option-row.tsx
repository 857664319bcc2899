import type { ReactNode } from 'react'
import { Leaf } from '../brand/leaf'
import { classNames } from '../class-names'
import styles from './option-row.module.css'

type Props = { icon: ReactNode; className?: string | undefined; children: ReactNode }

/** A row with an icon, the words of an option, and its switch. */
export const OptionRow = ({ icon, className, children }: Props) => (
  <div className={classNames(styles.row, className)}>
    <Leaf size={44}>{icon}</Leaf>
    {children}
  </div>
)
