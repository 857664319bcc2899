import { line, text } from '@kasama/contract/fields'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text'

const pasted = '1.\tWash\v2.\u0007 Dry\u2028\u202Anow\u202C\u2069\r\nthen'

test('a pasted text fits into a lesson', () => {
  expect(plainText(pasted)).toBe('1.\tWash\n2. Dry\u2028\u202Anow\u202C\u2069\nthen')
  expect(Value.Check(text(100), plainText(pasted))).toBe(true)
})
test('a pasted title is one line', () => {
  expect(plainLine(pasted)).toBe('1. Wash 2.  Dry now  then')
  expect(Value.Check(line(100), plainLine(pasted))).toBe(true)
})
