import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls, noLine, refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { ids, mark, marks, openedQuiz } from '#test/lessons/opened-quiz.tsx'

test('a returning worker continues at the first open question, even if her answers fail to load', async () => {
  const calls = answerCalls(marks)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const first = await openedQuiz({ queries })
  await first.answer('Right 1')
  // The next question waits until she presses Next.
  await expect.element(first.button('Next')).toBeVisible()
  await expect.element(first.question(1)).toBeVisible()
  await first.screen.unmount()
  for (const answers of [() => later<never>().promise, refusal('too_many_requests'), noLine]) {
    calls.change({ 'GET /users/:id/answers': answers })
    const before = calls.requests('GET /users/:id/answers').length
    const reopened = await openedQuiz({ queries })
    await expect.element(reopened.screen.getByText('Question 2 of 3', { exact: true })).toBeInTheDocument()
    await expect.element(reopened.question(2)).toBeVisible()
    expect(calls.requests('GET /users/:id/answers').length).toBe(before + 1)
    await reopened.screen.unmount()
  }
  const last = await openedQuiz({ queries })
  for (const id of [2, 3]) {
    await last.answer(`Right ${id}`)
    if (id === 2) await last.button('Next').click()
  }
  const praise = 'Correct! Quiz completed.'
  await expect.element(last.screen.getByRole('heading', { name: praise })).toBeVisible()
  await last.screen.unmount()
  // A completed quiz stays completed, even before the server confirms it.
  const done = await openedQuiz({ queries })
  await expect.element(done.screen.getByRole('heading', { name: praise })).toBeVisible()
  expect(done.callbacks.completed).not.toHaveBeenCalled()
})

test('a question that was added while she answers is asked before the quiz is completed, however fast she is', async () => {
  const answered = later<{ question_ids: number[] }>()
  answerCalls({ ...marks, 'POST /questions/:id/answers': () => mark(true) })
  const { screen, callbacks, answer, button, question } = await openedQuiz({
    first: [1],
    reloadVideo: () => answered.promise,
  })
  await answer('Right 1')
  await button('Next').click()
  await expect.element(question(1)).toBeVisible()
  answered.resolve({ question_ids: [1, 2] })
  await expect.element(question(2)).toBeVisible()
  expect(callbacks.completed).not.toHaveBeenCalled()
  await answer('Right 2')
  await expect.element(screen.getByText('2 / 2')).toBeVisible()
  expect(callbacks.completed).toHaveBeenCalledOnce()
})

test('reports a question changed meanwhile, and reloads the video when the subscription has ended', async () => {
  const calls = answerCalls({ ...marks, 'POST /questions/:id/answers': refusal('question_gone') })
  const reloadVideo = vi.fn(async () => ({ question_ids: ids }))
  const { callbacks, answer, button } = await openedQuiz({ reloadVideo })
  await answer('Right 1')
  await expect
    .poll(() => callbacks.gone.mock.calls)
    .toEqual([['This question has changed. The page shows the new one.']])
  expect(reloadVideo).not.toHaveBeenCalled()
  calls.change({ 'POST /questions/:id/answers': refusal('locked') })
  await button('Submit').click()
  await expect.poll(() => reloadVideo.mock.calls.length).toBe(1)
})

test('answers that fail to load and are asked again take no question away while she answers it', async () => {
  const marked = later<ReturnType<typeof mark>>()
  const asked = later<[]>()
  const calls = answerCalls({
    ...marks,
    'GET /users/:id/answers': noLine,
    'POST /questions/:id/answers': () => marked.promise,
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { screen, answer, button } = await openedQuiz({ queries })
  await answer('Right 1')
  // The line is back: what is on the screen is asked again.
  calls.change({ 'GET /users/:id/answers': () => asked.promise })
  void queries.invalidateQueries()
  await expect.poll(() => calls.requests('GET /users/:id/answers').length).toBe(2)
  await expect.element(screen.getByRole('radio', { name: 'Right 1' })).toBeChecked()
  marked.resolve(mark(true))
  asked.resolve([])
  await expect.element(screen.getByText(/^Correct!/)).toBeVisible()
  await expect.element(button('Next')).toBeVisible()
})

test('opened anew while an answer is on its way, the quiz waits for it', async () => {
  const marked = later<ReturnType<typeof mark>>()
  const calls = answerCalls({ ...marks, 'POST /questions/:id/answers': () => marked.promise })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const first = await openedQuiz({ queries })
  await first.answer('Right 1')
  await first.screen.unmount()
  queries.removeQueries({ queryKey: ['answers'] })
  calls.change({ 'GET /users/:id/answers': () => later<never>().promise })
  const reopened = await openedQuiz({ queries })
  await expect.poll(() => calls.requests('POST /questions/:id/answers').length).toBe(1)
  calls.change({
    'GET /users/:id/answers': () => [{ question_id: 1, score: 1, created_at: '2026-01-01T00:00:00.000Z' }],
  })
  marked.resolve(mark(true))
  await expect.element(reopened.question(2)).toBeVisible()
})

test('an answer that comes after she has left takes her nowhere', async () => {
  const marked = later<ReturnType<typeof mark>>()
  const calls = answerCalls({ ...marks, 'POST /questions/:id/answers': () => marked.promise })
  const { screen, callbacks, answer } = await openedQuiz({ first: [1] })
  await answer('Right 1')
  await expect.poll(() => calls.requests('POST /questions/:id/answers').length).toBe(1)
  await screen.unmount()
  marked.resolve(mark(true, true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(callbacks.completed).not.toHaveBeenCalled()
})
