import { expect, test } from 'vitest'
import { hasCardNumber, maskCardNumbers } from './card-number.rules'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  'card 4242-4242-4242-4242, thank you',
  '4242 4242 4242 4242 12/30 123',
  '3782 822463 10005',
  '378282246310005',
  '6205500000000000004',
  '4222222222222',
  '42424242 42424242',
  '4242\u200b4242\u200b4242\u200b4242',
  '4242\u00a04242\u20104242\u20104242',
  '၄၂၄၂၄၂၄၂၄၂၄၂၄၂၄၂',
  '４２４２ ４２４２ ４２４２ ４２４２',
  'Blk 12 #04-567\n4242.4242.4242.4242',
])('finds a card number: %s', (text) => expect(hasCardNumber(text)).toBe(true))

test.each([
  '',
  'Maria Santos',
  'Blk 123 Ang Mo Kio Ave 4 #12-345, Singapore 560123',
  '+65 9123 4567',
  '560123 91234567',
  '9123 4567 8123 4567',
  '6123 4567 560123',
  '4242424242424241',
  '42424242424242424242424242424242',
  'WELCOME10',
])('no card number: %s', (text) => expect(hasCardNumber(text)).toBe(false))

test('all but the last four digits are masked, and the rest of a message stays', () => {
  expect(maskCardNumbers('My card 4242 4242 4242 4242 (12/30) and 378282246310005 fail.')).toBe(
    'My card •••• •••• •••• 4242 (12/30) and •••••••••••0005 fail.',
  )
  expect(maskCardNumbers('Call 9123 4567.')).toBe('Call 9123 4567.')
  expect(maskCardNumbers('{"question":"4242424242424242"}')).toBe('{"question":"••••••••••••4242"}')
})
test('a long text of short numbers is checked quickly', () => {
  expect(hasCardNumber('1111 1 '.repeat(15_000))).toBe(false)
})
