import type { LessonQuestion } from '@kasama/contract/studio/lesson'
import { expect, test } from 'vitest'
import {
  changeOf,
  duplicateOf,
  faultsOf,
  lackingIn,
  machineIn,
  moved,
  newKey,
  newQuestion,
  puttingIn,
  rewordings,
  stateIn,
  withOption,
} from './question-rules'

const text = (eng: string, mya = '') => ({ eng, phi: eng, ind: eng, mya })
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

test('a new question has all faults; a complete one has none', () => {
  expect(faultsOf(newQuestion())).toEqual(['english', 'right'])
  expect(faultsOf(question())).toEqual([])
  expect(faultsOf(question({ options: [{ id: 1, content: text('Yes'), sounds: null }] }))).toEqual(['options'])
  expect(faultsOf(question({ answers: [9] }))).toEqual(['right'])
})
test('missing texts of a language are counted', () => {
  expect([lackingIn(question(), 'eng'), lackingIn(question(), 'mya'), lackingIn(newQuestion(), 'phi')]).toEqual([
    0, 1, 3,
  ])
  expect([stateIn(question(), 'eng'), stateIn(question(), 'mya'), stateIn(newQuestion(), 'phi')]).toEqual([
    'whole',
    'partly',
    'lacking',
  ])
})
test('a copied question has no answers and a new key', () => {
  expect(duplicateOf(question({ same_meaning: true }))).toEqual(question({ question_id: null }))
  expect(newKey()).toMatch(/^[a-z0-9]{1,20}$/)
  expect(newKey()).not.toBe(newKey())
})
test('a new option gets an unused id; moving stops at both ends', () => {
  expect(withOption(question()).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
test('changed English texts and options require a decision about their meaning, translations do not', () => {
  const now = question({ content: text('Is it hot?') })
  expect(changeOf(question(), question({ content: text('Hot?', 'ပူသလား။') }))).toBe('same')
  expect(changeOf(question(), now)).toBe('asked')
  expect(changeOf(question(), question({ answers: [2] }))).toBe('other')
  expect(changeOf(question(), { ...now, options: withOption(now) })).toBe('other')
  expect(rewordings(question(), now)).toEqual([{ before: 'Hot?', now: 'Is it hot?' }])
})

test('a copied or restored question keeps its machine translations marked', () => {
  const changes = [
    { path: 'questions.a.content.phi', is_machine: true },
    { path: 'questions.a.options.2.content.mya', is_machine: true },
    { path: 'questions.b.content.ind', is_machine: true },
    { path: 'questions.a.content.phi', is_machine: false },
    { path: 'questions.a.content.mya', is_machine: true },
  ]
  expect(machineIn(changes, 'a')).toEqual(['options.2.content.mya', 'content.mya'])
  const [whole, ...texts] = puttingIn('c', question(), ['content.mya', 'options.1.content.phi'])
  expect(whole).toMatchObject({
    path: 'questions.c',
    value: { content: { eng: 'Hot?', mya: '' }, options: [{ content: { eng: 'Yes', phi: '' } }, { id: 2 }] },
  })
  expect(texts).toEqual([
    { path: 'questions.c.content.mya', value: 'ပူလား။', is_machine: true },
    { path: 'questions.c.options.1.content.phi', value: 'Yes', is_machine: true },
  ])
})
