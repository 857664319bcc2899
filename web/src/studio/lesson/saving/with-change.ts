import type { Language } from '@kasama/contract/language'
import { emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'

type Branch = Record<string, unknown>
type ItemWithId = { id?: number }

function put(at: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const next = (before: unknown) => (rest.length === 0 ? value : put(before, rest, value))
  // Options of a question are addressed by their ids.
  if (Array.isArray(at)) return at.map((item: ItemWithId) => (String(item.id) === name ? next(item) : item))
  const branch = (at ?? {}) as Branch
  return { ...branch, [name]: next(branch[name]) }
}

/**
 * Returns a lesson with one field changed: `languages.mya.title`, `questions.q7.options.2.content.phi`, `topic_ids`.
 */
export function withChange(lesson: Lesson, path: string, value: unknown): Lesson {
  const names = path.split('.')
  const [part = '', name = ''] = names
  if (value === null && names.length === 2 && (part === 'questions' || part === 'languages')) {
    const { [name]: _, ...others } = lesson[part] as Branch
    return { ...lesson, [part]: others }
  }
  const isNew = part === 'languages' && names.length > 2 && !lesson.languages[name as Language]
  const whole = isNew ? put(lesson, names.slice(0, 2), emptyWords(name as Language)) : lesson
  return put(whole, names, value) as Lesson
}
