import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { isCorrect } from '@kasama/contract/learning/quiz/quiz.rules'
import type { Viewer } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findQuestion } from './quiz.queries'
import { questionFor } from './show-question'

/** A question of a public video for any visitor, without its correct answers. */
export async function showPublicQuestion(deps: Deps, id: number, viewer: Viewer): Promise<Question> {
  const question = await findQuestion(deps.db, id)
  if (!question?.is_published || question.public_level <= 0) return fail('question_gone')
  return questionFor(deps, question, viewer)
}

/** Whether an answer to a public video's question is right; nothing is recorded. */
export async function markPublicAnswer({ db }: Deps, id: number, optionIds: number[]): Promise<boolean> {
  const question = await findQuestion(db, id)
  if (!question?.is_published || question.public_level <= 0) return fail('question_gone')
  return isCorrect(question.answers, optionIds)
}
