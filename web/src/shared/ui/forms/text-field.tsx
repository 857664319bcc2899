import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & { trailing?: ReactNode; className?: string }

/** A labelled input. Takes every attribute of an input: name, type, autoComplete, inputMode, value, onChange … */
export function TextField({ label, icon, hint, error, ok, trailing, className, ...input }: Props) {
  const fieldProps = { label, icon, hint, error, trailing, ...(ok && { ok }), ...(className && { className }) }
  return <Field {...fieldProps}>{(control) => <input type="text" {...input} {...control} />}</Field>
}
