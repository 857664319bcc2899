import { expect, test } from 'vitest'
import { labelsOnSheet, sheetsOf } from './labels.rules'

const labels = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('labels fill sheets from the first free slot; other slots stay empty', () => {
  const [sheet = [], ...more] = sheetsOf(labels(12), 4)
  expect(more).toEqual([])
  expect(sheet).toHaveLength(labelsOnSheet)
  expect(sheet.slice(0, 5)).toEqual([null, null, null, 1, 2])
  expect(sheet.slice(14, 16)).toEqual([12, null])
})
test('labels that do not fit begin the next sheet', () => {
  const sheets = sheetsOf(labels(25), 24)
  expect(sheets.map((sheet) => sheet.filter((label) => label !== null).length)).toEqual([1, 24])
  expect(sheets[1]?.[0]).toBe(2)
  expect(sheetsOf(labels(24), 1)).toHaveLength(1)
  expect(sheetsOf([], 1)).toHaveLength(1)
})
