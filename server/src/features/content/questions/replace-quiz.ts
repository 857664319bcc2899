import type { Db } from '../../../platform/database/db'
import { dropQuestions, listQuestions, moveQuestions, type NewQuestion, writeQuestions } from './question.queries'

/** Stored questions that go on at another place, and those that are gone with the answers that were given to them. */
export type Match = { moves: { id: number; position: number }[]; gone: number[] }
type Stored = NewQuestion & { id: number; position: number }

/** Writes a quiz in place of the stored one; answers whether anything changed. */
export async function replaceQuiz(
  tx: Db,
  videoId: number,
  questions: NewQuestion[],
  match: (stored: Stored[], wanted: NewQuestion[]) => Match,
): Promise<boolean> {
  const { moves, gone } = match(await listQuestions(tx, videoId), questions)
  await dropQuestions(tx, gone)
  await moveQuestions(tx, moves)
  const written = await writeQuestions(tx, videoId, questions)
  return moves.length + gone.length + written > 0
}
