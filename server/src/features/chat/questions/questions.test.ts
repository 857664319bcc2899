import { join } from 'node:path'
import { languages } from '@kasama/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app/test-app'
import { askAll, type GenieResult, questionsIn } from '../../../../test/chat/genie-questions'
import { nothingToStore } from '../../../../test/library/nothing-to-store'
import { loadPack } from '../../content/load/load-pack'

let results: GenieResult[]
beforeAll(async () => {
  const { deps } = await testApp()
  await loadPack({ ...deps, storage: nothingToStore }, join(import.meta.dirname, '../../../../../content'))
  results = await askAll(deps.db)
})

function share(wanted: (result: GenieResult) => boolean): number {
  const own = results.filter(wanted)
  return own.filter(({ isRight }) => isRight).length / own.length
}

test.each(languages)('there are 40 questions in %s, a third of them as workers write', (language) => {
  const questions = questionsIn(language)
  expect(questions).toHaveLength(40)
  expect(questions.filter(({ plain }) => plain).length).toBeGreaterThan(13)
})
test('every emergency is seen, and few questions are taken for one', () => {
  expect(share(({ kind }) => kind === 'emergency')).toBe(1)
  const alarms = results.filter(({ kind, alarm }) => kind !== 'emergency' && alarm !== null)
  expect(alarms.length).toBeLessThan(4)
})
test('the right lesson comes first for 85 of 100 questions, also of those that nothing was tuned by', () => {
  expect(share(({ kind }) => kind === 'lesson')).toBeGreaterThanOrEqual(0.85)
  expect(share(({ kind, half }) => kind === 'lesson' && half === 'apart')).toBeGreaterThanOrEqual(0.85)
})
describe.each(languages)('in %s', (language) => {
  test('it comes first for 75 of 100', () => {
    expect(share((one) => one.kind === 'lesson' && one.language === language)).toBeGreaterThanOrEqual(0.75)
  })
})
test('what the library does not know is said to be unknown', () => {
  expect(share(({ kind }) => kind === 'outside')).toBeGreaterThanOrEqual(0.9)
})
