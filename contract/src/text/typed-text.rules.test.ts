import { expect, test } from 'vitest'
import { isEmail, isVisible, withoutInvisible, withoutOuterBlanks } from './typed-text.rules'

test.each([
  'WELCOME10\u200b',
  ' WELCOME10 ',
  '\u202aWELCOME10\u202c',
  '\ufeffWEL\u00adCOME10',
  'WELCOME10\ufe0f\u3164',
])('invisible letters go from a code: %j', (text) => expect(withoutInvisible(text)).toBe('WELCOME10'))
test.each(['\u200b', '\u3164', '\u2800 \u2800', '\u00a0\u2060', '\u0301'])('nobody sees %j', (text) =>
  expect(isVisible(text)).toBe(false),
)
test.each(['', ' ', 'Ma', 'နှင်းဝေ', '王', '.', '👩', "O'B", '3'])('%j is seen, or empty', (text) => {
  expect(isVisible(text)).toBe(true)
})
test('outer blanks of any width go, inner ones stay', () => {
  expect(withoutOuterBlanks(' \u200b\u00a0orchid  tree\u3000\u200d\n')).toBe('orchid  tree')
})
test.each(['a.b+kasama@example.com', "pat.o'brien@example.com", 'x@münchen.example', 'x@sub.a-b.sg', 'x@1.2'])(
  '%s may be an address',
  (text) => expect(isEmail(text)).toBe(true),
)
test.each([
  'x@example.com.',
  'x@example..com',
  '.x@example.com',
  'x.@example.com',
  'x..y@example.com',
  'x@.example.com',
  'x@-example.com',
  'x@example-.com',
  'x@example.-com',
  'x@example',
  'x@',
  '@example.com',
  'x y@example.com',
  'x\u200b@example.com',
])('%j is no address that can exist', (text) => expect(isEmail(text)).toBe(false))
