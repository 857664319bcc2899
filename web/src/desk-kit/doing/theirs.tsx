import type { ReactNode } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { partsTexts } from '../parts.texts'
import styles from './theirs.module.css'

/** Value that somebody else has stored in a field since it was changed here. */
export function Theirs({ name, onTake, children }: { name: string; onTake: () => void; children: ReactNode }) {
  return (
    <section className={`row between wrap gap-8 gap-x-12 break ${styles.theirs}`} aria-label={name}>
      <p>
        <b>{partsTexts.storedMeanwhile}</b> {children}
      </p>
      <Button look="line" size="s" onClick={onTake}>
        {partsTexts.takeTheirs}
      </Button>
    </section>
  )
}
