import { expect, test } from 'vitest'
import { isEmail, isVisible, withoutInvisible, withoutOuterBlanks } from './typed-text.rules'

test.each([
  'WELCOME10\u200b',
  ' WELCOME10 ',
  '\u202aWELCOME10\u202c',
  '\ufeffWEL\u00adCOME10',
  'WELCOME10\ufe0f\u3164',
])('removes invisible letters from a code: %j', (text) => expect(withoutInvisible(text)).toBe('WELCOME10'))
test.each(['\u200b', '\u3164', '\u2800 \u2800', '\u00a0\u2060', '\u0301'])('%j is invisible', (text) =>
  expect(isVisible(text)).toBe(false),
)
test.each(['', ' ', 'Ma', 'နှင်းဝေ', '王', '.', '👩', "O'B", '3'])('%j is visible or empty', (text) => {
  expect(isVisible(text)).toBe(true)
})
test('removes outer blanks of any width and keeps inner ones', () => {
  expect(withoutOuterBlanks(' \u200b\u00a0orchid  tree\u3000\u200d\n')).toBe('orchid  tree')
})
test.each(['a.b+kasama@example.com', "pat.o'brien@example.com", 'x@münchen.example', 'x@sub.a-b.sg', 'x@1.2'])(
  '%s is a valid email address',
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
])('%j is no valid email address', (text) => expect(isEmail(text)).toBe(false))
