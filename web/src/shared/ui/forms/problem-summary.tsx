import { Notice } from '../feedback/notice'
import { Phrases } from '../phrases'
import type { Problems } from './use-problems'

/** Stands above a form's button: what is wrong is read there too, however far up the field is. */
export function ProblemSummary({ problems: { '': general, ...fields } }: { problems: Problems }) {
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
