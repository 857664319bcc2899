import { expect, test } from 'vitest'
import { findSubject } from './subjects'

test.each([
  ['How do I renew my work permit?', 'Work permit'],
  ['Paano magpadala ng pera sa bahay?', 'Sending money home'],
  ['Kapan saya boleh libur?', 'Days off and holidays'],
  ['လစာ ဘယ်တော့ ရမလဲ', 'Salary'],
  ['Masakit ang ngipin ko', 'Dentist and teeth'],
  ['What is the capital of France?', 'Something else'],
])('%s is about: %s', (question, subject) => {
  expect(findSubject(question)).toBe(subject)
})
