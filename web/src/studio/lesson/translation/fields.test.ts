import { byLanguage } from '@kasama/contract/language'
import { emptyLesson, emptyWords, type Lesson } from '@kasama/contract/studio/lesson/lesson'
import { expect, test } from 'vitest'
import { batches, fieldsOf, withCues } from './fields'

const text = (eng: string, ind = '') => ({ ...byLanguage(() => ''), eng, ind })
const cues = [
  { start: 0, end: 2, text: 'Wash.' },
  { start: 2, end: 4, text: 'Dry.' },
]
const lesson: Lesson = {
  ...emptyLesson,
  languages: {
    eng: { ...emptyWords('eng'), title: 'Hands', description: 'How to', cues },
    ind: { ...emptyWords('ind'), title: 'Tangan' },
  },
  question_order: ['q1'],
  questions: {
    q1: {
      question_id: null,
      same_meaning: null,
      content: text('Hot?'),
      options: [{ id: 3, content: text('Yes', 'Ya'), sounds: null }],
      answers: [3],
      randomize_options: false,
      sounds: null,
    },
  },
}

test('every English text is a field, with its path in the lesson', () => {
  expect(fieldsOf(lesson, 'ind').map(({ path, english, translated }) => [path, english, translated])).toEqual([
    ['languages.ind.title', 'Hands', 'Tangan'],
    ['languages.ind.description', 'How to', ''],
    ['languages.ind.cues', 'Wash.', ''],
    ['languages.ind.cues', 'Dry.', ''],
    ['questions.q1.content.ind', 'Hot?', ''],
    ['questions.q1.options.3.content.ind', 'Yes', 'Ya'],
  ])
  expect(fieldsOf({ ...lesson, languages: {}, question_order: ['gone'] }, 'ind')).toEqual([])
})
test('a language without cues takes the times of English; others keep their own', () => {
  expect(withCues(lesson, 'ind', new Map([[1, 'Keringkan.']]))).toEqual([
    { start: 0, end: 2, text: '' },
    { start: 2, end: 4, text: 'Keringkan.' },
  ])
})
test('batches are short, and a long text has one of its own', () => {
  const fields = ['a'.repeat(1000), 'b'.repeat(300), 'c', 'd'].map((english) => ({ english }))
  expect(batches(fields).map((batch) => batch.length)).toEqual([1, 3])
  expect(batches(Array.from({ length: 9 }, () => ({ english: 'x' }))).map((batch) => batch.length)).toEqual([8, 1])
})
