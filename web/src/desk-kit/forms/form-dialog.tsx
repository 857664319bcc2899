import { FingerprintPattern, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { partsTexts } from '../parts.texts'
import styles from './form-dialog.module.css'

type Props = {
  open: boolean
  title: string
  /** Subject of the form: an avatar, two lines, the sum at the end. */
  sum?: ReactNode
  /** Text of the button: the action, with the amount if it moves money. */
  action: string
  busy?: boolean
  isRed?: boolean
  /** The call asks for the identity first; a notice above the button says so. */
  fresh?: boolean
  /** Reason why the call was refused. */
  problem?: string | undefined
  onSubmit: () => void
  onDismiss: () => void
  children?: ReactNode
}

/** A form over the page, 540 px wide: its subject on top, its two buttons at the foot. */
export function FormDialog({ open, title, sum, action, busy = false, isRed = false, fresh = false, ...rest }: Props) {
  const { problem, onSubmit, onDismiss, children } = rest
  const titleId = useId()
  const modal = useModal(open, onDismiss)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <form className={`stack gap-14 text-15 ${styles.form}`} onSubmit={submit} noValidate>
          <h2 id={titleId}>{title}</h2>
          {sum && <div className={`row wrap gap-6 gap-x-14 ${styles.sum}`}>{sum}</div>}
          {children}
          {problem && <Notice kind="bad">{problem}</Notice>}
          {fresh && <Notice icon={<FingerprintPattern aria-hidden="true" />}>{partsTexts.fresh}</Notice>}
          <div className={`row stretch wrap gap-10 ${styles.actions}`}>
            <Button type="submit" look={isRed ? 'danger' : 'filled'} busy={busy}>
              {action}
            </Button>
            <Button look="line" onClick={onDismiss}>
              {partsTexts.cancel}
            </Button>
          </div>
          <IconButton label={partsTexts.closeDialog} className={styles.close} onClick={onDismiss}>
            <X aria-hidden="true" />
          </IconButton>
        </form>
      )}
    </dialog>
  )
}
