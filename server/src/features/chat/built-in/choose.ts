import type { Db } from '../../../platform/database/db'
import { type Ranked, rank } from '../passages/rank'
import type { Question } from '../passages/retrieve'

/** What a lesson must have of a question before it is offered as its answer. */
const leastCovers = 0.4
const leastPoints = 8

const isAnswer = ({ covers, points }: Ranked) => covers >= leastCovers && points >= leastPoints

/** What fits a question well enough to answer it, the best first; nothing where she is better told so. */
export async function choose(db: Db, question: Question): Promise<Ranked[]> {
  const ranked = await rank(db, question)
  const [best] = ranked
  return best && isAnswer(best) ? ranked : []
}
