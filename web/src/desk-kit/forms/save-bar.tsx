import { CircleAlert } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { partsTexts } from '../parts.texts'
import styles from './save-bar.module.css'

type Props = {
  /** Number of fields that differ from the stored ones; 0 hides the bar. */
  changes: number
  /** Number of fields that have to be corrected first. */
  problems?: number
  busy?: boolean
  /** Somebody else changed the same fields. */
  isContested?: boolean
  onUndo: () => void
  onSave: () => void
}

/** Bar to save or undo, at the foot of a form that was changed. */
export function SaveBar({ changes, problems = 0, busy = false, isContested = false, onUndo, onSave }: Props) {
  if (changes === 0) return null
  return (
    <section className={`row wrap gap-10 bold ${styles.bar}`} aria-label={partsTexts.unsaved} data-floats>
      <span className={`row stretch wrap gap-4 gap-x-16 ${styles.words}`} role="status">
        {problems > 0 && (
          <span className={`row inline gap-6 ${styles.problem}`}>
            <CircleAlert aria-hidden="true" />
            <span>{fillIn(problems === 1 ? partsTexts.mendOne : partsTexts.mend, { number: problems })}</span>
          </span>
        )}
        <span>{fillIn(changes === 1 ? partsTexts.change : partsTexts.changes, { number: changes })}</span>
      </span>
      <Button look="line" size="s" onClick={onUndo}>
        {partsTexts.undo}
      </Button>
      <Button size="s" busy={busy} onClick={onSave}>
        {isContested ? partsTexts.saveMine : partsTexts.save}
      </Button>
    </section>
  )
}
