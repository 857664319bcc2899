import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'

type Props = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A labelled native select; `children` are its options. */
export function SelectField({ label, icon, hint, error, ok, children, ...select }: Props) {
  return (
    <Field label={label} icon={icon} hint={hint} error={error} {...(ok && { ok })}>
      {(control) => (
        <>
          <select {...select} {...control}>
            {children}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </>
      )}
    </Field>
  )
}
