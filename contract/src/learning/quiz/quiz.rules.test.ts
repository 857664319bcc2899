import { expect, test } from 'vitest'
import { isCorrect, scoreFor } from './quiz.rules'

test('only the first correct attempt scores', () => {
  expect(scoreFor(isCorrect([5], [5]), 0)).toBe(1)
  expect(scoreFor(isCorrect([5], [5]), 1)).toBe(0)
})
test('an empty selection, or one that holds a wrong option, is wrong', () => {
  expect(isCorrect([5], [])).toBe(false)
  expect(isCorrect([5], [5, 6])).toBe(false)
  expect(isCorrect([5, 6], [6])).toBe(true)
})
