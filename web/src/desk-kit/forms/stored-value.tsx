import type { ReactNode } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { partsTexts } from '../parts.texts'
import styles from './stored-value.module.css'

/** Value that somebody else has stored in a field since it was changed here. */
export function StoredValue({ name, onAdopt, children }: { name: string; onAdopt: () => void; children: ReactNode }) {
  return (
    <section className={`row between wrap gap-8 gap-x-12 break ${styles.theirs}`} aria-label={name}>
      <p>
        <b>{partsTexts.storedMeanwhile}</b> {children}
      </p>
      <Button look="line" size="s" onClick={onAdopt}>
        {partsTexts.adoptStored}
      </Button>
    </section>
  )
}
