import type { Db } from '#platform/database/db'
import { dropQuestions, listQuestions, moveQuestions, writeQuestions } from './question.queries'
import type { NewQuestion } from './video-record'

/** Stored questions that move to another position, and those that are deleted with their answers. */
export type Match = { moves: { id: number; position: number }[]; dropped: number[] }
type StoredQuestion = NewQuestion & { id: number; position: number }

/** Replaces the stored quiz; returns whether anything changed. */
export async function replaceQuiz(
  tx: Db,
  videoId: number,
  questions: NewQuestion[],
  match: (stored: StoredQuestion[], wanted: NewQuestion[]) => Match,
): Promise<boolean> {
  const { moves, dropped } = match(await listQuestions(tx, videoId), questions)
  await dropQuestions(tx, dropped)
  await moveQuestions(tx, moves)
  const written = await writeQuestions(tx, videoId, questions)
  return moves.length + dropped.length + written > 0
}
