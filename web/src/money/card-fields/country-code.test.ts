import { expect, test } from 'vitest'
import { countryCode } from './country-code'

test.each([
  ['Singapore', 'SG'],
  [' singapore ', 'SG'],
  ['SG', 'SG'],
  ['Philippines', 'PH'],
  ['Myanmar (Burma)', 'MM'],
  ['Burma', 'MM'],
  ['Myanmar', 'MM'],
  ['Germany', 'DE'],
  ['Hong Kong', 'HK'],
  ['usa', 'US'],
  ["Cote d'Ivoire", 'CI'],
  ['Orchard Road', null],
  ['ZQ', null],
  ['', null],
])('the country "%s" is %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code)
})
