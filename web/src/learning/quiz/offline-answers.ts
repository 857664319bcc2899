import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { answerMark, scoreFor } from '@kasama/contract/learning/quiz/quiz.rules'
import { RequestError } from '#shared/api/request-error.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { addWaiting, hasWaiting } from '#shared/watching/send-waiting.ts'
import type { QuizAnswer } from '#shared/watching/waiting-list.ts'
import { readWaiting } from '#shared/watching/waiting-store.ts'

/** The worker and video of a quiz that goes on without internet. */
export type OfflineQuiz = { workerId: number; videoId: number }

/** Whether an answer has to wait behind what waits already: the proof that the video was watched comes first. */
export const mustWait = ({ workerId }: OfflineQuiz) => hasWaiting(workerId)

/** Whether a request failed because no server was reached; its refusals are none of these. */
export const isDisconnected = (error: unknown) => error instanceof RequestError && error.code === 'network'

/** Questions that she answered wrongly online and not rightly since; a reload remembers them, a logout forgets them. */
type WrongAnswers = { workerId: number; questionIds: number[] }
const wrongAnswers = 'wrong answers'
const maxWrongAnswers = 50

function wrongOf(workerId: number): number[] {
  const stored = readDraft<WrongAnswers>(wrongAnswers)
  return stored?.workerId === workerId ? stored.questionIds : []
}

/** Stores whether her last answer to a question was wrong: without a connection the phone marks her next one. */
export function noteMark({ workerId }: OfflineQuiz, questionId: number, isRight: boolean) {
  const others = wrongOf(workerId).filter((id) => id !== questionId)
  const questionIds = isRight ? others : [...others, questionId].slice(-maxWrongAnswers)
  storeDraft(wrongAnswers, questionIds.length > 0 ? { workerId, questionIds } : null)
}

/** Marks an answer by the question's marks and adds it to the queue. */
export async function keepAnswer(quiz: OfflineQuiz, question: Question, optionId: number) {
  const { workerId, videoId } = quiz
  const { id, marks = [] } = question
  const correct = marks.includes(await answerMark(workerId, id, optionId))
  const waiting = await answersOf(workerId)
  const earlier =
    waiting.filter(({ question_id }) => question_id === id).length + Number(wrongOf(workerId).includes(id))
  const score = scoreFor(correct, earlier)
  const answer = { question_id: id, answers: [optionId], is_right: correct, score, answered_at: Date.now() }
  await addWaiting(workerId, { kind: 'answer', id: crypto.randomUUID(), video_id: videoId, ...answer })
  return { correct, score, completed: false, isWaiting: true } as const
}

const answersOf = async (workerId: number) =>
  (await readWaiting(workerId)).filter((act): act is QuizAnswer => act.kind === 'answer')

/** Right answers that wait: a reload goes on behind them. */
export const waitingAnswers = async (workerId: number) => (await answersOf(workerId)).filter(({ is_right }) => is_right)
