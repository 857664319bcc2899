import type { ReactNode } from 'react'
import styles from './sheets.module.css'

type Props = { label: string; icon: ReactNode; children: ReactNode }

/** One of two lists side by side in a sheet. */
export function SheetColumn({ label, icon, children }: Props) {
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {icon}
        {label}
      </p>
      {children}
    </div>
  )
}
