import { expect, test } from 'vitest'
import { hasPostalCode } from './postal-code'

test('six digits together are a postal code, longer and shorter numbers are none', () => {
  expect(hasPostalCode('Blk 00 Sample Street 1\n#00-00, Singapore 000001')).toBe(true)
  expect(hasPostalCode('S(123456)')).toBe(true)
  expect(hasPostalCode('Blk 12 Sample Street 1 #00-00')).toBe(false)
  expect(hasPostalCode('call 91234567')).toBe(false)
  expect(hasPostalCode('')).toBe(false)
})
