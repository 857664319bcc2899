import type { Db } from '#platform/database/db'
import { type RankedSource, rank } from '../passages/rank'
import type { Question } from '../passages/retrieve'

/** Least share of the question, and least points, that a lesson needs to be offered as its answer. */
const minCoverage = 0.4
const minPoints = 8

const isGoodAnswer = ({ coverage, points }: RankedSource) => coverage >= minCoverage && points >= minPoints

/**
 * Returns the lessons and entries that fit a question well enough to answer it, the best first; none if the best does
 * not.
 */
export async function findSources(db: Db, question: Question): Promise<RankedSource[]> {
  const ranked = await rank(db, question)
  const [best] = ranked
  return best && isGoodAnswer(best) ? ranked : []
}
