// @module-tag ci
import { byLanguage } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { afterEach, expect, test } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { show } from '#test/show.tsx'
import { PublishSummary } from '../publish/publish-summary'
import { useLesson } from '../saving/use-lesson'
import { QuizEditor } from './quiz-editor'

afterEach(removeDrafts)

const words = (eng: string) => ({ ...byLanguage(() => ''), eng })
const question = (question_id: number, content: string): LessonQuestion => ({
  question_id,
  same_meaning: true,
  content: words(content),
  options: [1, 2].map((id) => ({ id, content: words(`Option ${id} of it`), sounds: null })),
  answers: [1],
  randomize_options: true,
  sounds: null,
})

function Page() {
  const editing = useLesson(7)
  const { lesson } = editing
  return (
    <>
      {lesson && <QuizEditor editing={{ ...editing, lesson }} />}
      <Toasts />
    </>
  )
}
async function editor() {
  const { held } = lessonServer(
    { question_order: ['a', 'b'], questions: { a: question(1, 'What cools a burn?'), b: question(2, 'And then?') } },
    { answers: [{ question_id: 1, answers: 4 }] },
  )
  const screen = await show(<Page />)
  const lesson = () => held.stored.lesson
  return { screen, lesson, english: screen.getByRole('textbox', { name: 'Question, English', exact: true }) }
}

test('texts whose recordings were of former words are named until they are recorded again', async () => {
  const mark = { revision: 1, by: 'Ada', at: '2026-03-10T04:00:00Z', is_machine: false, dropped: ['eng' as const] }
  const questions = { a: question(1, 'What cools a burn?') }
  const paths = ['questions.a.options.1.sounds', 'questions.a.options.9.sounds', 'questions.b.sounds']
  lessonServer({ question_order: ['a'], questions }, { changes: paths.map((path) => ({ path, ...mark })) })
  const screen = await show(<Page />)
  await expect.element(screen.getByText(/^Words were changed after they had been recorded/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Words changed, record again: Option 1, English' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Record: Option 2, English' })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete option 1' }).click()
  await expect.element(screen.getByText(/^Words were changed after they had been recorded/)).not.toBeInTheDocument()
})

test('a reworded question asks whether its meaning is the same, until somebody answers', async () => {
  const { screen, lesson, english } = await editor()
  const requests = screen.getByRole('region', { name: /Is it still the same question/ })
  await expect.element(english).toHaveValue('What cools a burn?')
  await expect.element(requests).not.toBeInTheDocument()
  await english.fill('What is the first thing to do with a burn?')
  await expect.element(requests).toBeVisible()
  await expect.element(requests.getByText('4 workers answered.')).toBeVisible()
  await expect.poll(() => lesson().questions.a?.same_meaning).toBe(null)
  await requests.getByRole('button', { name: 'Same meaning, keep their answers' }).click()
  await expect.element(requests).not.toBeInTheDocument()
  await expect.element(screen.getByText('Same meaning: the answers of 4 workers stay.', { exact: false })).toBeVisible()
  await expect.poll(() => lesson().questions.a?.same_meaning).toBe(true)
})

test('a question is moved and copied; undo restores a deleted one with its id', async () => {
  const { screen, lesson, english } = await editor()
  await screen.getByRole('button', { name: 'Move later' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible()
  await expect.poll(() => lesson().question_order).toEqual(['b', 'a'])
  await screen.getByRole('button', { name: 'Delete this question' }).click()
  await expect.element(english).toHaveValue('And then?')
  await expect.poll(() => Object.keys(lesson().questions)).toEqual(['b'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(english).toHaveValue('What cools a burn?')
  await expect.poll(() => lesson().question_order).toEqual(['b', 'a'])
  expect(lesson().questions.a).toMatchObject({ question_id: 1, same_meaning: true })
  await screen.getByRole('button', { name: 'Copy this question' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Question 3' })).toBeVisible()
  await expect.poll(() => lesson().question_order).toHaveLength(3)
  const copy = lesson().questions[lesson().question_order[2] ?? '']
  expect(copy).toMatchObject({ question_id: null, content: { eng: 'What cools a burn?' } })
})

test('a language falls back to English without a title, but not if it lacks questions only', async () => {
  const missing = [
    { language_code: 'phi' as const, parts: ['title' as const, 'quiz' as const] },
    { language_code: 'ind' as const, parts: ['quiz' as const] },
  ]
  const { held } = lessonServer({}, { missing })
  const screen = await show(<PublishSummary data={held.stored} />)
  const warned = screen.getByRole('listitem').filter({ hasText: 'Shows English' })
  await expect.element(warned).toHaveTextContent('Filipino')
  expect(warned.elements()).toHaveLength(1)
})
