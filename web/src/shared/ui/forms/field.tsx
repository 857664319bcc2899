import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { Phrases } from '../phrases'
import styles from './field.module.css'

/** Props shared by all fields. */
export type FieldProps = {
  label: string
  icon?: ReactNode
  /** A secondary line below. */
  hint?: string | undefined
  /** The error and how to correct it; turns the field red. */
  error?: string | undefined
  /** Shows a tick: the value is valid. */
  ok?: boolean
}
type ControlProps = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}
type Props = FieldProps & { trailing?: ReactNode; className?: string; children: (control: ControlProps) => ReactNode }

/** Label, frame, and the note below, which describes the control. */
export function Field({ label, icon, hint, error, ok = false, trailing, className, children }: Props) {
  const id = useId()
  const note = error ?? hint
  const noteId = `${id}note`
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame} data-state={error ? 'error' : ok ? 'ok' : undefined}>
        {icon}
        {children({ id, ...(error && { 'aria-invalid': true }), ...(note && { 'aria-describedby': noteId }) })}
        {ok && !error && <CircleCheck className={styles.tick} aria-hidden="true" />}
        {trailing}
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-error={error ? true : undefined}>
          {error ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
          <span>
            <Phrases>{note}</Phrases>
          </span>
        </p>
      )}
    </div>
  )
}
