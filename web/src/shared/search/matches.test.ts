import { expect, test } from 'vitest'
import { matchesIn } from './matches'

const marked = (title: string, keywords: string) =>
  matchesIn(title, keywords)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('searched words are marked where a word begins, whatever their case and marks', () => {
  expect(marked('First aid for a burn', 'FIRST bur')).toBe('[First] aid for a [bur]n')
  expect(marked('A café in the place', 'cafe ac')).toBe('A [café] in the place')
  expect(marked('Cooking rice', '')).toBe('Cooking rice')
  expect(marked('What? (1 + 1)', '(1')).toBe('What? [(1] + 1)')
})

test('Burmese is marked anywhere, for it has no spaces between words', () => {
  expect(marked('မီးလောင်ဒဏ်ရာ ပြုစုနည်း', 'ဒဏ်ရာ')).toBe('မီးလောင်[ဒဏ်ရာ] ပြုစုနည်း')
  expect(marked('ကလေး', 'က')).toBe('[က]လေး')
  expect(marked('မီးပူ', 'မ')).toBe('[မီး]ပူ')
})
