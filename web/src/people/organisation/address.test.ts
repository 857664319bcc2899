import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { expect, test } from 'vitest'
import { subdomainOf } from './address'

test.each([
  ['homes.kasama.example', 'homes'],
  ['sample-homes.localhost', 'sample-homes'],
  ['www.kasama.example', ''],
  ['kasama.example', ''],
  ['localhost', ''],
  ['127.0.0.1', ''],
  ['ab.kasama.example', ''],
])('%s belongs to "%s"', (hostname, label) => {
  expect(subdomainOf(hostname)).toBe(label)
})

test('an address is 3 to 40 small letters, digits and hyphens', () => {
  expect(isShortUrlAllowed('sample-homes')).toBe(true)
  expect(isShortUrlAllowed('Homes')).toBe(false)
  expect(isShortUrlAllowed('homes.html')).toBe(false)
  expect(isShortUrlAllowed('x'.repeat(41))).toBe(false)
})
