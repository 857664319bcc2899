// @module-tag ci
import type { PracticeQuestion, PracticeSet } from '@kasama/contract/learning/practice/practice.api'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#shared/api/query-client.ts'
import { changeWaiting, readWaiting } from '#shared/watching/waiting-store.ts'
import { noLine, refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { showApp, worker } from '#test/show-app.tsx'

const questionOf = (id: number, facts: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  id,
  content: `Question ${id}`,
  sound_url: null,
  languages: '{}',
  options: [1, 2].map((option) => ({
    id: option,
    content: `${option === 2 ? 'Right' : 'Other'} ${id}`,
    sound_url: null,
    languages: '{}',
  })),
  randomize_options: false,
  answers: [2],
  lesson: { id: 10 + id, title: `Lesson ${id}`, thumbnail_url: null, topic_ids: [26] },
  explanation: { seconds: 4, slide: 1, heading: `Heading ${id}`, text: `Sentence ${id}.` },
  is_right: null,
  ...facts,
})
const setOf = (...questions: PracticeQuestion[]): PracticeSet => ({ day: '2026-03-10', questions })
const set = setOf(questionOf(1), questionOf(2), questionOf(3))
const goal = { lessons: null, praise: true, week: '2026-03-09', completed: 0, practised: 0, days_in_a_row: 0 }

afterEach(() => changeWaiting(worker('eng').id, () => []))

async function openedPractice(first: PracticeSet = set, language: 'eng' | 'mya' = 'eng') {
  const { screen, answers, requests } = await showApp('/practice', worker(language), {
    'GET /practice': first,
    'GET /goal': goal,
    'POST /practice/answers': ({ body }) => ({ correct: body.answers[0] === 2 }),
  })
  const button = (name: string) => screen.getByRole('button', { name })
  const answer = async (option: string) => {
    await screen.getByText(option, { exact: true }).click()
    await button('Submit').click()
  }
  return { screen, answers, requests, button, answer }
}

test('three questions: each answer has its slide and the way there, none is marked as wrong, and praise ends it', async () => {
  const { screen, requests, button, answer } = await openedPractice()
  const leaves = screen.getByRole('img', { name: /question/i })
  await expect.element(leaves).toHaveAccessibleName('Question 1 of 3')
  await button('Submit').click()
  await expect.element(screen.getByText('Choose an answer first.')).toBeVisible()
  await answer('Other 1')
  const line = screen.getByRole('status').filter({ hasText: 'This is the right answer.' })
  await expect.element(line).toHaveFocus()
  await expect.element(line).toHaveTextContent('Your answerOther 1This is the right answer.Right 1')
  await expect.element(leaves).toHaveAccessibleName('1 of 3 questions answered')
  await expect.element(screen.getByText('Sentence 1.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /See it again from here/ }))
    .toHaveAttribute('href', '/video/11?t=4')
  for (const id of [2, 3]) {
    await button('Next question').click()
    await expect.element(screen.getByRole('heading', { name: `Question ${id}` })).toHaveFocus()
    await answer(`Right ${id}`)
    await expect.element(screen.getByText('Correct.')).toBeVisible()
  }
  await button('Done').click()
  await expect.element(screen.getByRole('heading', { name: 'Done for today.' })).toHaveFocus()
  await expect.element(screen.getByText('You practised 3 questions. Well done!')).toBeVisible()
  await expect.element(screen.getByText('Tomorrow there are 3 new questions.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /To see again/ })).toHaveAttribute('href', '/video/11')
  const sent = requests('POST /practice/answers').map(({ body }) => body)
  expect(sent.map(({ question_id, day, answers }) => [question_id, day, answers])).toEqual([
    [1, '2026-03-10', [1]],
    [2, '2026-03-10', [2]],
    [3, '2026-03-10', [2]],
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})
test('the way back from the lesson leads to the answer that she left', async () => {
  const { screen, answers, answer } = await openedPractice()
  await answer('Other 1')
  answers['GET /practice'] = setOf(questionOf(1, { is_right: false }), questionOf(2), questionOf(3))
  await screen.getByRole('link', { name: /See it again from here/ }).click()
  await expect.poll(() => location.pathname).toBe('/video/11')
  history.back()
  await expect.element(screen.getByText('This is the right answer.')).toBeVisible()
})
test('an answer that could not be sent is marked here and waits under the same key', async () => {
  const { screen, answers, requests, answer } = await openedPractice()
  answers['POST /practice/answers'] = noLine
  await answer('Right 1')
  await expect.element(screen.getByText('Correct.')).toBeVisible()
  const [sent] = requests('POST /practice/answers')
  await expect
    .poll(() => readWaiting(worker('eng').id))
    .toMatchObject([{ kind: 'practice', id: sent?.body.key, day: '2026-03-10', question_id: 1, is_right: true }])
})
test('an answer that arrives late is awaited where the page is opened anew, and takes her nowhere', async () => {
  const [first, second] = [later<{ correct: boolean }>(), later<{ correct: boolean }>()]
  const { screen, answers, answer } = await openedPractice()
  const leave = async () => {
    await screen.getByRole('link', { name: 'Back' }).click()
    await expect.element(screen.getByRole('radio').first()).not.toBeInTheDocument()
  }
  answers['POST /practice/answers'] = () => first.promise
  await answer('Right 1')
  await leave()
  history.back()
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Question 1' })).not.toBeInTheDocument()
  answers['GET /practice'] = setOf(questionOf(1, { is_right: true }), questionOf(2), questionOf(3))
  first.resolve({ correct: true })
  await expect.element(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  answers['POST /practice/answers'] = () => second.promise
  await answer('Right 2')
  await leave()
  second.resolve({ correct: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(location.pathname).toBe('/library')
})
test('a set that knows her answer before its mark has arrived takes the question away from nobody', async () => {
  const marked = later<{ correct: boolean }>()
  const { screen, answers, requests, answer, button } = await openedPractice()
  answers['POST /practice/answers'] = () => marked.promise
  await answer('Right 1')
  answers['GET /practice'] = setOf(questionOf(1, { is_right: true }), questionOf(2), questionOf(3))
  const asked = requests('GET /practice').length
  await queryClient.invalidateQueries({ queryKey: ['practice'] })
  expect(requests('GET /practice').length).toBe(asked + 1)
  await expect.element(screen.getByRole('radio', { name: 'Right 1' })).toBeChecked()
  marked.resolve({ correct: true })
  await expect.element(screen.getByText('Correct.')).toBeVisible()
  await button('Next question').click()
  await expect.element(screen.getByRole('heading', { name: 'Question 2' })).toHaveFocus()
})
test('a question that is gone makes room for the present ones', async () => {
  const { screen, answers, answer } = await openedPractice()
  answers['POST /practice/answers'] = refusal('question_gone')
  answers['GET /practice'] = setOf(questionOf(2), questionOf(3))
  await answer('Right 1')
  await expect.element(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Question 1 of 2' })).toBeVisible()
})
test('answered on another phone, the day is done; without praise there is none', async () => {
  const { screen } = await showApp('/practice', worker('eng'), {
    'GET /practice': setOf(questionOf(1, { is_right: true })),
    'GET /goal': { ...goal, praise: false },
  })
  await expect.element(screen.getByText('Come back tomorrow.')).toBeVisible()
  await expect.element(screen.getByText(/Well done/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: /To see again/ })).not.toBeInTheDocument()
})
test('before her first finished lesson she reads what brings questions', async () => {
  const { screen } = await openedPractice(setOf())
  await expect.element(screen.getByRole('heading', { name: 'Finish a lesson first.' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'To the lessons' })).toHaveAttribute('href', '/library')
})
test('a slide without subtitles leads to the beginning of its lesson; long Burmese words stay within a phone', async () => {
  const long = 'လက်ကိုဆပ်ပြာနဲ့စက္ကန့်နှစ်ဆယ်ကြာအောင်ဆေးပါ။'.repeat(3)
  const { screen, answers } = await openedPractice(
    setOf(questionOf(1, { content: long, explanation: null, lesson: { ...questionOf(1).lesson, title: long } })),
    'mya',
  )
  await screen.getByText('Other 1', { exact: true }).click()
  answers['GET /practice'] = setOf(questionOf(1, { is_right: false }))
  await screen.getByRole('button', { name: 'ဖြေမယ်' }).click()
  const link = screen.getByRole('link', { name: /ဒီနေရာကနေ/ })
  await expect.element(link).toHaveAttribute('href', '/video/11')
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
})
