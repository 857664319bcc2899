import { byLanguage } from '@kasama/contract/language'
import { defaultLessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import { emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import { expect, test } from 'vitest'
import { withChange } from './with-change'

const text = (eng: string) => ({ ...byLanguage(() => ''), eng })
const question = {
  question_id: 7,
  same_meaning: null,
  content: text('Hot?'),
  options: [
    { id: 1, content: text('Yes'), sounds: null },
    { id: 4, content: text('No'), sounds: null },
  ],
  answers: [1],
  randomize_options: false,
  sounds: null,
}
const lesson: Lesson = {
  host: 'file',
  vimeo_id: null,
  public_level: 0,
  ...defaultLessonFacts,
  thumbnail_url: null,
  topic_ids: [1],
  languages: { eng: { ...emptyWords('eng'), title: 'Bath' } },
  question_order: ['q7'],
  questions: { q7: question },
}

test('a change affects its own field only', () => {
  const after = withChange(lesson, 'languages.eng.title', 'A bath')
  expect(after).toEqual({ ...lesson, languages: { eng: { ...emptyWords('eng'), title: 'A bath' } } })
  expect(lesson.languages.eng?.title).toBe('Bath')
  expect(withChange(lesson, 'questions.q7.same_meaning', true).questions.q7?.same_meaning).toBe(true)
})
test('options are addressed by their ids', () => {
  const after = withChange(lesson, 'questions.q7.options.4.content.mya', 'မဟုတ်ဘူး').questions.q7
  expect(after?.options[1]?.content).toEqual({ ...text('No'), mya: 'မဟုတ်ဘူး' })
  expect(after?.options[0]).toEqual(question.options[0])
})
test('a language is added with its first text; null removes a question or empties a field', () => {
  expect(withChange(lesson, 'languages.mya.title', 'ရေချိုး').languages.mya).toEqual({
    ...emptyWords('mya'),
    title: 'ရေချိုး',
  })
  expect(withChange(lesson, 'questions.q7', null).questions).toEqual({})
  expect(withChange(lesson, 'thumbnail_url', null).thumbnail_url).toBeNull()
})
