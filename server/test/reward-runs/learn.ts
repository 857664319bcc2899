import { hourMs } from '@kasama/contract/durations.rules'
import type { diceOf } from '../money-runs/dice'
import type { Person } from '../people/people'
import type { Model } from './model'
import type { Home, Stage } from './world'

type LearnOptions = { stage: Stage; dice: ReturnType<typeof diceOf>; model: Model; home: Home; lesson: Lesson }
type Lesson = { id: number; questionIds: number[] }

const singaporeMonth = (at: number) => new Date(at + 8 * hourMs).toISOString().slice(0, 7)

/** A worker watches a lesson to its end and answers its open questions; sometimes she stops before the last. */
export async function learn({ stage, dice, model, home, lesson }: LearnOptions) {
  const { call, deps } = stage
  const { worker, list, care } = home
  const key = { params: { id: lesson.id } }
  const { data } = await call('GET /videos/:id', { ...key, query: {} }, worker.token)
  if (data.is_completed) return
  await call('POST /videos/:id/visit', { ...key, body: {} }, worker.token)
  stage.forward({ seconds: 120 })
  await call('POST /videos/:id/position', { ...key, body: { language_code: 'eng', position: 100 } }, worker.token)
  const at = deps.now().getTime()
  const record = { worker: worker.id, at, month: singaporeMonth(at) }
  let isDone = false
  for (const question of await openQuestions(stage, worker, lesson)) {
    const answer = (option: number) =>
      call('POST /questions/:id/answers', { params: { id: question.id }, body: { answers: [option] } }, worker.token)
    const isRight = dice.percent(care)
    if (!isRight) await answer(1)
    if (dice.percent(10)) return
    isDone = (await answer(2)).data.completed
    model.answered({ ...record, isRight: isRight && !question.isTried })
  }
  if (lesson.questionIds.length === 0)
    isDone = (await call('POST /videos/:id/watched', key, worker.token)).data.completed
  if (isDone) model.completed({ ...record, video: lesson.id }, list)
}

/** Questions that she has not answered right, and whether she has tried them. */
async function openQuestions({ deps: { db } }: Stage, worker: Person, { questionIds }: Lesson) {
  const answers = await db.selectFrom('answers').select('question_id').where('worker_id', '=', worker.id).execute()
  const attempts = await db.selectFrom('attempts').select('question_id').where('worker_id', '=', worker.id).execute()
  const isIn = (rows: { question_id: number }[], id: number) => rows.some((row) => row.question_id === id)
  return questionIds.filter((id) => !isIn(answers, id)).map((id) => ({ id, isTried: isIn(attempts, id) }))
}
