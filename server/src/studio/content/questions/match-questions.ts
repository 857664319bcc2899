import type { Match } from '#studio/lesson/store/replace-quiz'
import type { NewQuestion } from '#studio/lesson/store/video-record'

type StoredQuestion = NewQuestion & { id: number; position: number }

/** A worker with the old page open answers by the positions of the options: each must still have the same text. */
const isSame = (a: NewQuestion, b: NewQuestion) => saidBy(a) === saidBy(b)

const saidBy = ({ content, options, answers }: NewQuestion) =>
  JSON.stringify([content.eng, options.map((option) => [option.id, option.content.eng]), [...answers].sort()])

/**
 * Matches an edited quiz with the stored questions, so that answers given to them stay: a question continues a stored
 * one with the same English text, the same options and the same right ones, at any position. A corrected translation
 * does not matter.
 */
export function matchQuestions(stored: StoredQuestion[], wanted: NewQuestion[]): Match {
  const left = new Set(stored)
  const moves: Match['moves'] = []
  for (const [position, question] of wanted.entries()) {
    const candidates = [...left].filter((old) => isSame(old, question))
    const found = candidates.find((old) => old.position === position) ?? candidates[0]
    if (!found) continue
    left.delete(found)
    if (found.position !== position) moves.push({ id: found.id, position })
  }
  return { moves, dropped: [...left].map(({ id }) => id) }
}
