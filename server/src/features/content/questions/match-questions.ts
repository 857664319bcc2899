import type { NewQuestion } from './question.queries'
import type { Match } from './replace-quiz'

type Stored = NewQuestion & { id: number; position: number }

/** A worker who reads the old page answers by the places of its options: each must still say what it said. */
const isSame = (a: NewQuestion, b: NewQuestion) => saidBy(a) === saidBy(b)

const saidBy = ({ content, options, answers }: NewQuestion) =>
  JSON.stringify([content.eng, options.map((option) => [option.id, option.content.eng]), [...answers].sort()])

/**
 * Which stored questions live on in an edited quiz, so that the answers given to them stay: the ones that ask the same
 * in English, with the same options and the same right ones, wherever they stand now. A corrected translation changes
 * nothing.
 */
export function matchQuestions(stored: Stored[], wanted: NewQuestion[]): Match {
  const left = new Set(stored)
  const moves: Match['moves'] = []
  for (const [position, question] of wanted.entries()) {
    const same = [...left].filter((old) => isSame(old, question))
    const found = same.find((old) => old.position === position) ?? same[0]
    if (!found) continue
    left.delete(found)
    if (found.position !== position) moves.push({ id: found.id, position })
  }
  return { moves, gone: [...left].map(({ id }) => id) }
}
