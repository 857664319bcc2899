import { expect, test } from 'vitest'
import { answerCalls, refusal } from '#test/answers.ts'
import { ids, marks, openedQuiz } from '#test/lessons/opened-quiz.tsx'
import { questionOf } from '#test/samples.ts'

test('a wrong answer may be given again; after a right one she goes on, and at the end she is praised', async () => {
  answerCalls(marks)
  const { screen, callbacks, button, answer, question } = await openedQuiz()
  await button('Submit').click()
  await expect.element(screen.getByText('Choose an answer first.')).toBeVisible()
  await answer('Wrong 1')
  await expect.element(screen.getByText('Wrong answer. Try again.')).toBeVisible()
  for (const id of ids) {
    await expect.element(question(id)).toBeVisible()
    if (id > 1) await expect.element(question(id)).toHaveFocus()
    await answer(`Right ${id}`)
    if (id === 3) break
    await expect.element(screen.getByText(/^Correct!/)).toBeVisible()
    expect(callbacks.completed).not.toHaveBeenCalled()
    await button('Next').click()
  }
  const praise = screen.getByRole('heading', { name: 'Correct! Quiz completed.' })
  await expect.element(praise).toHaveFocus()
  await expect.element(screen.getByText('3 / 3')).toBeVisible()
  expect(callbacks.completed).toHaveBeenCalledOnce()
})

test('opened on another day, the praise is in the page without an overlay', async () => {
  const answered = ids.map((question_id) => ({ question_id, score: 1, created_at: '2026-01-01T00:00:00.000Z' }))
  answerCalls({ ...marks, 'GET /users/:id/answers': answered })
  const { screen } = await openedQuiz({ language: 'mya' })
  const praise = screen.getByRole('heading', { name: /မေးခွန်းအားလုံး/ })
  await expect.element(praise).toBeVisible()
  const heading = praise.element()
  heading.scrollIntoView({ block: 'end' })
  const { left, top, width, height } = heading.getBoundingClientRect()
  expect(heading.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
})

test('long Burmese words make no question wider than a phone', async () => {
  const long = 'လက်ကိုဆပ်ပြာနဲ့စက္ကန့်နှစ်ဆယ်ကြာအောင်ဆေးပါ။'.repeat(4)
  const options = [1, 2].map((id) => ({ id, content: long, sound_url: '/sound.m4a', languages: '{}' }))
  answerCalls({ ...marks, 'GET /questions/:id': questionOf(1, { content: long, sound_url: '/sound.m4a', options }) })
  const { screen } = await openedQuiz({ language: 'mya' })
  await expect.element(screen.getByRole('heading', { name: long })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
})

test('a question that fails to load has an error and a retry', async () => {
  const calls = answerCalls({ ...marks, 'GET /questions/:id': refusal('server_error') })
  const { screen, question } = await openedQuiz()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  calls.change(marks)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(question(1)).toBeVisible()
})

test('practice sends nothing and keeps the score', async () => {
  const answered = ids.map((question_id) => ({ question_id, score: 1, created_at: '2026-01-01T00:00:00.000Z' }))
  const calls = answerCalls({
    ...marks,
    'GET /users/:id/answers': answered,
    'GET /questions/:id': ({ params }) => questionOf(params.id, { answers: [1] }),
  })
  const { screen, answer, button, question } = await openedQuiz()
  await button('Practise again').click()
  await expect.element(question(1)).toHaveFocus()
  await answer('Wrong 1')
  await expect.element(screen.getByText('Wrong answer. Try again.')).toBeVisible()
  for (const id of ids) {
    await answer(`Right ${id}`)
    if (id < 3) await button('Next').click()
  }
  await expect.element(screen.getByText('3 / 3')).toBeVisible()
  expect(calls.requests('POST /questions/:id/answers').length).toBe(0)
})

test('Submit waits until the video was watched', async () => {
  answerCalls(marks)
  const { screen, button } = await openedQuiz({ isUnlocked: false })
  await expect.element(button('Submit')).toBeDisabled()
  await expect.element(screen.getByText('Watch to the end to answer.')).toBeVisible()
})
