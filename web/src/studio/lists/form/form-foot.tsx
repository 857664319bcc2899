import { Trash2 } from 'lucide-react'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { listsTexts as t } from '../lists.texts'
import styles from './form.module.css'

type Props = {
  isChanged: boolean
  /** Somebody else changed the same fields. */
  isContested: boolean
  busy: boolean
  problem?: string | undefined
  onUndo: () => void
  onSave: () => void
  onRemove?: (() => void) | undefined
}

/** Problems of saving, and the buttons. */
export function FormFoot({ isChanged, isContested, busy, problem, onUndo, onSave, onRemove }: Props) {
  return (
    <>
      {isContested && <Notice kind="warn">{partsTexts.contested}</Notice>}
      {problem && !isContested && <Notice kind="bad">{problem}</Notice>}
      <div className={styles.foot}>
        {onRemove && (
          <Button look="quiet" size="s" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {t.remove}
          </Button>
        )}
        <span className={styles.spring} />
        {isChanged && (
          <Button look="line" size="s" onClick={onUndo}>
            {t.undo}
          </Button>
        )}
        <Button size="s" busy={busy} disabled={!isChanged} onClick={onSave}>
          {isContested ? partsTexts.saveMine : t.save}
        </Button>
      </div>
    </>
  )
}
