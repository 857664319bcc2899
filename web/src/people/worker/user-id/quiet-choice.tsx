import type { ReactNode } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import styles from './user-id-form.module.css'

/** Another way to fill in a field; its text is aligned with the field's. */
export function QuietChoice({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <Button look="quiet" size="s" onClick={onPress}>
        {children}
      </Button>
    </div>
  )
}
