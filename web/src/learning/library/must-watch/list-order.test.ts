import { expect, test } from 'vitest'
import { moved, ordinal } from './list-order'

test('a lesson moves to another place, and not beyond an end', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 3, 4)).toEqual(list)
  expect(moved(list, 9, 0)).toEqual(list)
})

test('tries are counted in words', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
  ])
})
