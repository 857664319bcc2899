import { languageNames } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/lesson'
import { keptBackBy } from '@kasama/contract/lesson.rules'
import { fail } from '#platform/http/errors'
import type { Fields } from '../draft/change-fields'

/**
 * Throws the reason why a draft can't be published: a missing field, a machine's text that nobody has confirmed, a
 * change of meaning that is not decided.
 */
export function refuseUnready(lesson: Lesson, published: Lesson, fields: Fields): void {
  const missing = keptBackBy(lesson).flatMap(({ language_code, parts }) =>
    parts.map((part) => ({ part, what: language_code === 'eng' ? part : `${part} (${languageNames[language_code]})` })),
  )
  const [first] = missing
  if (first)
    fail('lesson_incomplete', { field: first.part, values: { what: missing.map(({ what }) => what).join(', ') } })
  const [unread] = Object.entries(fields).filter(([, { machine }]) => machine)
  if (unread) fail('machine_words', { field: unread[0], values: { what: unread[0] } })
  const open = lesson.question_order.find((key) => isMeaningOpen(key, lesson, published))
  if (open) {
    const what = lesson.questions[open]?.content.eng ?? ''
    fail('meaning_open', { field: `questions.${open}.same_meaning`, values: { what } })
  }
}

/** Whether a published question has changed in English, and nobody has said if its meaning is the same. */
function isMeaningOpen(key: string, lesson: Lesson, published: Lesson): boolean {
  const [now, before] = [lesson.questions[key], published.questions[key]]
  if (!now || !before || now.question_id === null || now.same_meaning !== null) return false
  const said = ({ content, options, answers }: typeof now) =>
    JSON.stringify([content.eng, options.map((option) => [option.id, option.content.eng]), [...answers].sort()])
  return said(now) !== said(before)
}
