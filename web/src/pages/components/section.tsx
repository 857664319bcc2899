import type { ReactNode } from 'react'
import styles from './components.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack pack gap-16">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="row wrap gap-12">{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
