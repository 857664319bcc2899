import { answerMark } from '@kasama/contract/learning/quiz/quiz.rules'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import type { WaitingAct } from '#shared/watching/waiting-list.ts'
import { changeWaiting, readWaiting } from '#shared/watching/waiting-store.ts'
import { answerCalls, noLine } from '#test/answers.ts'
import { ids, marks, openedQuiz } from '#test/lessons/opened-quiz.tsx'
import { questionOf } from '#test/samples.ts'

const workerId = 7
const rightMark = (id: number) => answerMark(workerId, id, 1)

afterEach(async () => {
  removeDrafts()
  await changeWaiting(workerId, () => [])
})

/** The questions of a saved lesson, without a connection to the server but for what the phone has. */
const savedQuestions = async () => {
  const saved: Record<number, string[]> = {}
  for (const id of ids) saved[id] = [await rightMark(id)]
  return answerCalls({
    ...marks,
    'GET /questions/:id': ({ params }) => ({ ...questionOf(params.id), marks: saved[params.id] ?? [] }),
    'GET /users/:id/answers': noLine,
    'POST /questions/:id/answers': noLine,
  })
}

test('without internet a saved lesson is marked on the phone to its end, and a reload goes on where she was', async () => {
  await savedQuestions()
  await changeWaiting(workerId, () => [{ kind: 'watched', id: 'w', video_id: 9 }])
  const first = await openedQuiz({ offline: { workerId, videoId: 1 } })
  await first.answer('Wrong 1')
  await expect.element(first.screen.getByText('Wrong answer. Try again.')).toBeVisible()
  await first.answer('Right 1')
  await expect.element(first.button('Next')).toBeVisible()
  await first.screen.unmount()
  const reopened = await openedQuiz({ offline: { workerId, videoId: 1 } })
  await expect.element(reopened.question(2)).toBeVisible()
  for (const id of [2, 3]) {
    await reopened.answer(`Right ${id}`)
    if (id === 2) await reopened.button('Next').click()
  }
  await expect.element(reopened.screen.getByText('2 on first try')).toBeVisible()
  expect(reopened.callbacks.completed).toHaveBeenCalledOnce()
  const answers = (await readWaiting(workerId)).flatMap((act) =>
    act.kind === 'answer' ? [[act.question_id, act.is_right, act.score, act.answered_at !== undefined]] : [],
  )
  expect(answers).toEqual([
    [1, false, 0, true],
    [1, true, 0, true],
    [2, true, 1, true],
    [3, true, 1, true],
  ])
})

test('a wrong answer before a reload is remembered when the connection is lost after it', async () => {
  const saved = [await rightMark(1)]
  const online = { 'POST /questions/:id/answers': () => ({ correct: false, score: 0, completed: false }) }
  const questions = {
    'GET /questions/:id': ({ params }: { params: { id: number } }) => ({ ...questionOf(params.id), marks: saved }),
  }
  await answerCalls({ ...marks, ...questions, 'GET /users/:id/answers': () => [], ...online })
  const first = await openedQuiz({ offline: { workerId, videoId: 1 } })
  await first.answer('Wrong 1')
  await expect.element(first.screen.getByText('Wrong answer. Try again.')).toBeVisible()
  await first.screen.unmount()

  await savedQuestions()
  const reopened = await openedQuiz({ offline: { workerId, videoId: 1 } })
  await reopened.answer('Right 1')
  await expect.element(reopened.button('Next')).toBeVisible()
  expect(await readWaiting(workerId)).toMatchObject([{ question_id: 1, is_right: true, score: 0 }])
})

test('a full phone says so and drops nothing', async () => {
  await savedQuestions()
  const actOf = (n: number): WaitingAct => ({
    kind: 'practice',
    id: String(n),
    day: '2026-11-29',
    question_id: 1,
    answers: [1],
    is_right: true,
  })
  await changeWaiting(workerId, () => Array.from({ length: 300 }, (_, n) => actOf(n)))
  const { answer, screen } = await openedQuiz({ offline: { workerId, videoId: 1 } })
  await answer('Right 1')
  await expect.element(screen.getByText(/This phone holds no more answers/)).toBeVisible()
  expect(await readWaiting(workerId)).toHaveLength(300)
})

test('where the browser refuses to store anything, her answers are marked and wait as long as the page is open', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  onTestFinished(() => void vi.restoreAllMocks())
  const another = 77
  const mark = await answerMark(another, 1, 1)
  const calls = await savedQuestions()
  calls.change({ 'GET /questions/:id': ({ params }) => ({ ...questionOf(params.id), marks: [mark] }) })
  const { answer, button, screen } = await openedQuiz({ offline: { workerId: another, videoId: 1 } })
  await answer('Wrong 1')
  await expect.element(screen.getByText('Wrong answer. Try again.')).toBeVisible()
  await answer('Right 1')
  await expect.element(button('Next')).toBeVisible()
  expect(await readWaiting(another)).toMatchObject([{ is_right: false }, { is_right: true, score: 0 }])
})
