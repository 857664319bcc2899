import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { info: Info, ok: CircleCheck, warn: Info, bad: CircleAlert }

type Props = { kind?: keyof typeof icons; icon?: ReactNode; children: ReactNode }

/** A permanent message: tint, icon, text. `bad` is announced at once. */
export function Notice({ kind = 'info', icon, children }: Props) {
  const Icon = icons[kind]
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      {icon ?? <Icon aria-hidden="true" />}
      <div>{children}</div>
    </div>
  )
}
