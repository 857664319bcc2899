import type { Lesson } from '@kasama/contract/studio/lesson/lesson'

const mostQuestions = 50

/**
 * Joins two orders of a quiz that differ only in the questions that each editor has added or removed: those of `wanted`
 * are added after the one before them. Null if both have moved questions, or `wanted` is no order.
 */
export function joinedOrder({ question_order: present, questions }: Lesson, wanted: unknown): string[] | null {
  if (!Array.isArray(wanted) || !wanted.every((key) => typeof key === 'string')) return null
  const common = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key)).join()
  if (common(present, wanted) !== common(wanted, present)) return null
  const joined = [...present]
  for (const [place, key] of wanted.entries()) {
    if (joined.includes(key) || !Object.hasOwn(questions, key)) continue
    joined.splice(joined.indexOf(wanted[place - 1] ?? '') + 1, 0, key)
  }
  return joined
}

/** Gives every question a place, and no place to what is no question: nobody's question is lost out of sight. */
export function withEveryQuestion(lesson: Lesson): void {
  const placed = lesson.question_order.filter((key) => Object.hasOwn(lesson.questions, key))
  const others = Object.keys(lesson.questions).filter((key) => !placed.includes(key))
  lesson.question_order = [...placed, ...others].slice(0, Math.max(mostQuestions, placed.length))
}
