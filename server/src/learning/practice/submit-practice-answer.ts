import { addDays, singaporeDay, startOfDay } from '@kasama/contract/calendar.rules'
import { practiceLateDays, practiceQuestionsADay } from '@kasama/contract/learning/practice/practice.rules'
import { isCorrect } from '@kasama/contract/learning/quiz/quiz.rules'
import { isLocked, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { addAnswer, findLearned, findReview, listAnswers, lockPractice } from './practice.queries'
import { review } from './schedule'

type PracticeAnswer = { key: string; day: string; question_id: number; answers: number[] }

/**
 * Stores an answer of practice. One that is sent again, a second one to the same question of a day and those beyond the
 * day's questions change nothing: two phones may have answered without internet. Neither does one that comes too late,
 * so that it leaves the phone.
 */
export async function submitPracticeAnswer(deps: Deps, worker: User, answer: PracticeAnswer) {
  const { db, now } = deps
  const { key, day, question_id: questionId } = answer
  const at = now()
  const question = (await findLearned(db, worker.id, questionId)) ?? fail('question_gone')
  if (isLocked(viewerOf(worker, at), question.public_level)) fail('locked')
  const today = singaporeDay(at)
  const isRight = isCorrect(question.answers, answer.answers)
  if (!startOfDay(day)) fail('invalid_input', { field: 'day' })
  if (day < addDays(today, -practiceLateDays)) return { correct: isRight }
  if (day > today || day < question.known_on) fail('invalid_input', { field: 'day' })
  return db.transaction().execute(async (tx) => {
    await lockPractice(tx, worker.id)
    const stored = await listAnswers(tx, worker.id, { day, key })
    const earlier = stored.find((row) => row.key === key) ?? stored.find((row) => row.question_id === questionId)
    if (earlier) return { correct: earlier.is_right }
    const ofTheDay = stored.filter((row) => row.question_id !== null)
    if (ofTheDay.length >= practiceQuestionsADay) return { correct: isRight }
    const fromQuiz = () => review(null, { day: question.learned_on, isRight: question.score === 1 })
    const before = (await findReview(tx, worker.id, questionId, day)) ?? fromQuiz()
    await addAnswer(tx, { workerId: worker.id, key, questionId, review: review(before, { day, isRight }), at })
    return { correct: isRight }
  })
}
