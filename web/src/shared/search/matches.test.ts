import { expect, test } from 'vitest'
import { matchesIn } from './matches'

const marked = (title: string, keywords: string) =>
  matchesIn(title, keywords)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('marks searched words at the beginning of a word, ignoring case and accents', () => {
  expect(marked('First aid for a burn', 'FIRST bur')).toBe('[First] aid for a [bur]n')
  expect(marked('A café in the place', 'cafe ac')).toBe('A [café] in the place')
  expect(marked('Cooking rice', '')).toBe('Cooking rice')
  expect(marked('What? (1 + 1)', '(1')).toBe('What? [(1] + 1)')
})

test('marks Burmese matches anywhere, since Burmese has no spaces between words', () => {
  expect(marked('မီးလောင်ဒဏ်ရာ ပြုစုနည်း', 'ဒဏ်ရာ')).toBe('မီးလောင်[ဒဏ်ရာ] ပြုစုနည်း')
  expect(marked('ကလေး', 'က')).toBe('[က]လေး')
  expect(marked('မီးပူ', 'မ')).toBe('[မီး]ပူ')
})
