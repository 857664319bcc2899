import type { NewQuestion } from './question.queries'

type Stored = NewQuestion & { id: number; position: number }
type Match = {
  /** Stored questions that go on at another place. */
  moves: { id: number; position: number }[]
  /** Stored questions that are gone. */
  gone: number[]
}

const sameText = (a: NewQuestion, b: NewQuestion) => a.content.eng === b.content.eng

/** Given answers stay right: the same options are to be ticked, of the same number. */
const sameAnswers = (a: NewQuestion, b: NewQuestion) =>
  a.options.length === b.options.length && [...a.answers].sort().join() === [...b.answers].sort().join()

/**
 * Which stored questions live on in an edited quiz, so that the answers given to them stay: the ones with the same
 * English text, wherever they stand now, and at the same place the ones that were only reworded.
 */
export function matchQuestions(stored: Stored[], wanted: NewQuestion[]): Match {
  const left = new Set(stored)
  const places = new Map<number, Stored>()
  const take = (position: number, found: Stored | undefined) => {
    if (!found) return
    left.delete(found)
    places.set(position, found)
  }
  for (const [position, question] of wanted.entries())
    take(
      position,
      [...left].find((old) => sameText(old, question)),
    )
  for (const [position, question] of wanted.entries()) {
    if (!places.has(position))
      take(
        position,
        [...left].find((old) => old.position === position && sameAnswers(old, question)),
      )
  }
  return {
    moves: [...places].flatMap(([position, { id, position: old }]) => (old === position ? [] : [{ id, position }])),
    gone: [...left].map(({ id }) => id),
  }
}
