import type { ReactNode } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { partsTexts } from '../parts.texts'
import styles from './states.module.css'

type Props = {
  title: string
  text?: string | undefined
  /** Removes filters and search, if these found nothing. */
  onClear?: (() => void) | undefined
  children?: ReactNode
}

/** An empty list: Genie, one line, and buttons. */
export function EmptyList({ title, text, onClear, children }: Props) {
  return (
    <div className={styles.box}>
      <Genie width={104} />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {(onClear || children) && (
        <div className={`row stretch centre wrap gap-10 ${styles.ways}`}>
          {onClear && (
            <Button look="line" onClick={onClear}>
              {partsTexts.clear}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
