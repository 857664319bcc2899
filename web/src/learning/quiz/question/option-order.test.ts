import { expect, test } from 'vitest'
import { optionLetter, optionOrder } from './option-order'

test('options stay in their order unless the question wants them shuffled', () => {
  expect(optionOrder([1, 2, 3], false, () => 0)).toEqual([1, 2, 3])
  expect(optionOrder([1, 2, 3], true, () => 0)).toEqual([2, 3, 1])
  expect(optionOrder([], true)).toEqual([])
})

test('shuffling loses and doubles nothing', () => {
  const options = [11, 12, 13, 14, 15]
  for (let run = 0; run < 50; run += 1) expect(optionOrder(options, true).sort()).toEqual(options)
})

test('letters follow the order of the options', () => {
  expect([0, 1, 2].map(optionLetter)).toEqual(['A', 'B', 'C'])
})
