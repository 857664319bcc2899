import type { Db } from '#platform/database/db'
import { type RankedSource, rank } from '../passages/rank'
import type { Question } from '../passages/retrieve'

/** Least share of the question, and least points, that a lesson needs to be offered as its answer. */
const leastCovers = 0.4
const leastPoints = 8

const isAnswer = ({ covers, points }: RankedSource) => covers >= leastCovers && points >= leastPoints

/**
 * Returns the lessons and entries that fit a question well enough to answer it, the best first; none if the best does
 * not.
 */
export async function choose(db: Db, question: Question): Promise<RankedSource[]> {
  const ranked = await rank(db, question)
  const [best] = ranked
  return best && isAnswer(best) ? ranked : []
}
