import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea({ label, icon, hint, error, ok, ...textarea }: Props) {
  return (
    <Field label={label} icon={icon} hint={hint} error={error} {...(ok && { ok })}>
      {(control) => <textarea rows={5} {...textarea} {...control} />}
    </Field>
  )
}
