import { expect, test } from 'vitest'
import { cardName, centsOf, formatCents } from './words'

test.each<[string, number | null]>([
  ['43.72', 4372],
  ['$ 43.7', 4370],
  ['43', 4300],
  ['0,05', 5],
  ['', null],
  ['4.372', null],
  ['-3', null],
  ['1e3', null],
])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

test('sums and cards in words', () => {
  expect(formatCents(-6362)).toBe('−$63.62')
  expect(cardName({ card_brand: 'visa', card_last4: '4242' })).toBe('Visa 4242')
  expect(cardName({ card_brand: null, card_last4: null })).toBeNull()
})
