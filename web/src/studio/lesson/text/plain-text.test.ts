import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text'

const pasted = '1.\tWash\v2.\u0007 Dry\u2028\u202Anow\u202C\u2069\r\nthen'

test('a pasted text fits into a lesson', () => {
  expect(plainText(pasted)).toBe('1.\tWash\n2. Dry\u2028\u202Anow\u202C\u2069\nthen')
})
test('a pasted title is one line', () => {
  expect(plainLine(pasted)).toBe('1. Wash 2.  Dry now  then')
})
