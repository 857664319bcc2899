import { isCorrect, scoreFor } from '@kasama/contract/learning/quiz/quiz.rules'
import { completeIfDone, requireWatched } from '#learning/video/watching/finish-watching'
import { isLocked, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { countAttempt, findAnswer, findQuestion, storeAnswer } from './quiz.queries'

type Answer = { questionId: number; optionIds: number[]; secondsAgo: number }

/**
 * Marks one attempt. The server counts the attempts, whatever score the browser claims, and refuses one before the
 * video was watched. Of several concurrent attempts exactly one is the first.
 * One that waited on her phone was given when the phone says, but not before her last visit to the lesson.
 */
export async function submitAnswer(deps: Deps, worker: User, { questionId, optionIds, secondsAgo }: Answer) {
  const { db, now } = deps
  const at = now()
  const question = (await findQuestion(db, questionId)) ?? fail('question_gone')
  if (isLocked(viewerOf(worker, at), question.public_level)) fail('locked')
  const correct = isCorrect(question.answers, optionIds)
  const key = { workerId: worker.id, videoId: question.video_id }
  return db.transaction().execute(async (tx) => {
    const begunAt = await requireWatched(tx, worker.id, question.video_id)
    // An answer that is sent again, over a bad connection or from another device, is no further attempt.
    const earlierAnswer = await findAnswer(tx, worker.id, questionId)
    const earlier = earlierAnswer ? 0 : await countAttempt(tx, worker.id, questionId)
    if (!correct) return { correct, score: 0, completed: false }
    const score = scoreFor(correct, earlier)
    const answeredAt = secondsAgo > 0 ? new Date(Math.max(at.getTime() - secondsAgo * 1000, begunAt.getTime())) : null
    const standing = await storeAnswer(tx, { workerId: worker.id, questionId, optionIds, score, at, answeredAt })
    return { correct, score: standing, completed: await completeIfDone(deps, tx, key) }
  })
}
