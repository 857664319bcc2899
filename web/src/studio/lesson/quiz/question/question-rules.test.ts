import { byLanguage } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { expect, test } from 'vitest'
import {
  duplicateOf,
  faultsOf,
  insertChanges,
  machineTextsOf,
  missingTexts,
  moved,
  newKey,
  newQuestion,
  rewordings,
  stateIn,
  withOption,
} from './question-rules'

const text = (eng: string, mya = '') => ({ ...byLanguage(() => eng), mya })
const question = (change: Partial<LessonQuestion> = {}): LessonQuestion => ({
  question_id: 7,
  same_meaning: null,
  content: text('Hot?', 'ပူလား။'),
  options: [
    { id: 1, content: text('Yes', 'ဟုတ်'), sounds: null },
    { id: 2, content: text('No'), sounds: null },
  ],
  answers: [1],
  randomize_options: false,
  sounds: null,
  ...change,
})

test('a new question lacks everything; a complete one has no faults', () => {
  expect(faultsOf(newQuestion())).toEqual(['english', 'right'])
  expect(faultsOf(question())).toEqual([])
  expect(faultsOf(question({ options: [{ id: 1, content: text('Yes'), sounds: null }] }))).toEqual(['options'])
  expect(faultsOf(question({ answers: [9] }))).toEqual(['right'])
})
test('the missing texts of a language are counted', () => {
  expect([
    missingTexts(question(), 'eng'),
    missingTexts(question(), 'mya'),
    missingTexts(newQuestion(), 'phi'),
  ]).toEqual([0, 1, 3])
  expect([stateIn(question(), 'eng'), stateIn(question(), 'mya'), stateIn(newQuestion(), 'phi')]).toEqual([
    'whole',
    'partly',
    'lacking',
  ])
})
test('a copy has no answers and a key of its own', () => {
  expect(duplicateOf(question({ same_meaning: true }))).toEqual(question({ question_id: null }))
  expect(newKey()).toMatch(/^[a-z0-9]{1,20}$/)
  expect(newKey()).not.toBe(newKey())
})
test('a new option has an unused id; moving stops at both ends', () => {
  expect(withOption(question()).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
test('reworded texts are found by their options, wherever these stand', () => {
  const now = question({ content: text('Is it hot?'), options: question().options.toReversed() })
  expect(rewordings(question(), now)).toEqual([{ before: 'Hot?', now: 'Is it hot?' }])
})

test("a copied or restored question keeps the marks of a machine's texts", () => {
  const changes = [
    { path: 'questions.a.content.phi', is_machine: true },
    { path: 'questions.a.options.2.content.mya', is_machine: true },
    { path: 'questions.b.content.ind', is_machine: true },
    { path: 'questions.a.content.phi', is_machine: false },
    { path: 'questions.a.content.mya', is_machine: true },
  ]
  expect(machineTextsOf(changes, 'a')).toEqual(['options.2.content.mya', 'content.mya'])
  const [whole, ...texts] = insertChanges('c', question(), ['content.mya', 'options.1.content.phi'])
  expect(whole).toMatchObject({
    path: 'questions.c',
    value: { content: { eng: 'Hot?', mya: '' }, options: [{ content: { eng: 'Yes', phi: '' } }, { id: 2 }] },
  })
  expect(texts).toEqual([
    { path: 'questions.c.content.mya', value: 'ပူလား။', is_machine: true },
    { path: 'questions.c.options.1.content.phi', value: 'Yes', is_machine: true },
  ])
})
