import { emptyWords, type LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { maxTextLetters } from '@kasama/contract/studio/translation/translation.rules'
import { afterEach, expect, test } from 'vitest'
import { removeDrafts } from '#shared/session/draft.ts'
import { refusal } from '#test/answers.ts'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { show } from '#test/show.tsx'
import { useLesson } from '../saving/use-lesson'
import { TranslationEditor } from './translation-editor'

afterEach(removeDrafts)

function Page() {
  const editing = useLesson(7)
  const { lesson } = editing
  return lesson && <TranslationEditor editing={{ ...editing, lesson }} language="ind" />
}

const cues = Array.from({ length: 9 }, (_, place) => ({ start: place, end: place + 1, text: `Line ${place + 1}` }))

/** Shows a lesson's translation; a machine answers each text with the same in brackets, but refuses some. */
async function suggested(english: Partial<LessonWords>, isRefused = (_: string) => false) {
  const server = lessonServer({ languages: { eng: { ...emptyWords('eng'), title: 'Rice', cues, ...english } } })
  server.change({
    'GET /admin/translation/:language': { state: 'ready', glossary: { terms: [], never: [] } },
    'POST /admin/translation/:language': ({ body: { texts } }) =>
      texts.some((text) => text.length > maxTextLetters || isRefused(text))
        ? refusal('invalid_input')
        : { texts: texts.map((text) => `(${text})`), off_glossary: 0 },
  })
  const screen = await show(<Page />)
  await screen.getByRole('button', { name: 'Suggest' }).click()
  return { screen, indonesian: () => server.held.stored.lesson.languages.ind }
}

test('a text that is too long for the machine is left to a person, and all others are suggested', async () => {
  const { screen, indonesian } = await suggested({ sub_description: 'x'.repeat(maxTextLetters + 1) })
  await expect.element(screen.getByText('One text has more than 1,500 letters', { exact: false })).toBeVisible()
  await expect.poll(() => indonesian()?.cues?.at(-1)?.text).toBe('(Line 9)')
  expect(indonesian()).toMatchObject({ title: '(Rice)', sub_description: '' })
})

test('a text that the server refuses keeps none of the later ones back', async () => {
  const { screen, indonesian } = await suggested({}, (text) => text === 'Rice')
  await expect.element(screen.getByText('8 could not be suggested', { exact: false })).toBeVisible()
  await expect.poll(() => indonesian()?.cues?.at(-1)?.text).toBe('(Line 9)')
  expect(indonesian()?.title).toBe('')
})
