import { expect, test } from 'vitest'
import { moveItem, ordinal } from './list-order'

test('moves a lesson to another position, but not beyond an end', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItem(list, 0, -1)).toEqual(list)
  expect(moveItem(list, 3, 4)).toEqual(list)
  expect(moveItem(list, 9, 0)).toEqual(list)
})

test('formats a number of tries as an ordinal', () => {
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
