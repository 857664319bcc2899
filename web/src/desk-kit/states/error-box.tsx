import type { ReactNode } from 'react'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './states.module.css'

type Props = {
  icon: ReactNode
  title?: string
  text: string
  /** Number that support asks for. */
  number?: string | undefined
  children?: ReactNode
}

/** An error and what it left undone, on a grey leaf, without Genie. */
export function ErrorBox({ icon, title, text, number, children }: Props) {
  return (
    <Panel className={styles.box} role="alert">
      <Leaf size={84}>{icon}</Leaf>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {number && <p className={styles.small}>{number}</p>}
      {children && <div className={`row stretch centre wrap gap-10 ${styles.ways}`}>{children}</div>}
    </Panel>
  )
}
