import { Notice } from '../feedback/notice'
import { Phrases } from '../phrases'
import type { FormErrors } from './use-form-errors'

/** Repeats the errors above a form's button, however far up their fields are. */
export function FormErrorSummary({ errors: { '': general, ...fields } }: { errors: FormErrors }) {
  const messages = general ? [general] : [...new Set(Object.values(fields))]
  if (messages.length === 0) return null
  return (
    <Notice kind="bad">
      {messages.map((message) => (
        <p key={message}>
          <Phrases>{message ?? ''}</Phrases>
        </p>
      ))}
    </Notice>
  )
}
