import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldLook } from './field'

type Props = FieldLook &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { trailing?: ReactNode; className?: string }

/** A labelled input. Takes every attribute of an input: name, type, autoComplete, inputMode, value, onChange … */
export function TextField({ label, icon, hint, error, ok, trailing, className, ...input }: Props) {
  const look = { label, icon, hint, error, trailing, ...(ok && { ok }), ...(className && { className }) }
  return <Field {...look}>{(control) => <input type="text" {...input} {...control} />}</Field>
}
