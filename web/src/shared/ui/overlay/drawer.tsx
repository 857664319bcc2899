import type { ReactNode } from 'react'
import styles from './drawer.module.css'
import { useModal } from './use-modal'

type Props = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A panel that slides in from the right edge. */
export function Drawer({ open, onClose, label, children }: Props) {
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className={styles.drawer} aria-label={label}>
      {open && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}
