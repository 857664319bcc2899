import { languages } from '@kasama/contract/language'
import { expect, test } from 'vitest'
import { clockTime } from './clock-time'

test.each([
  ['00:05', '12:05 ng madaling-araw'],
  ['05:00', '5:00 ng umaga'],
  ['10:30', '10:30 ng umaga'],
  ['12:59', '12:59 ng tanghali'],
  ['13:01', '1:01 ng hapon'],
  ['23:59', '11:59 ng gabi'],
])('%s is "%s" in Filipino, and itself in the others', (time, filipino) => {
  expect(clockTime(time, 'phi')).toBe(filipino)
  for (const language of languages.filter((other) => other !== 'phi')) expect(clockTime(time, language)).toBe(time)
})
