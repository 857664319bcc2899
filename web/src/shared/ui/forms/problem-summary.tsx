import { Notice } from '../feedback/notice'
import { Phrases } from '../phrases'
import type { Problems } from './use-problems'

/** Repeats the errors above a form's button, however far up their fields are. */
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
