import { brand } from '@kasama/contract/brand'
import type { ReactNode } from 'react'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { TalkingGenie } from '#shared/ui/brand/talking-genie.tsx'
import styles from './bubbles.module.css'

type Props = { isTalking?: boolean; children: ReactNode }

/** A bubble of Genie, with the picture beside it. */
export function GenieSays({ isTalking = false, children }: Props) {
  return (
    <div className={styles.theirs}>
      <span className={styles.genie}>{isTalking ? <TalkingGenie width={36} /> : <Genie width={36} />}</span>
      <div className={styles.bubble}>
        <span className="sr-only">{brand.assistant}:</span>
        {children}
      </div>
    </div>
  )
}
