import { languages } from '@kasama/contract/language'
import { expect, test } from 'vitest'

/** A file may export other things than texts; a table of texts has English ones. */
type Table = Record<string, Record<string, string> | string>

const modules = import.meta.glob<Record<string, Table>>(
  ['../../**/*.texts.ts', '../../../static-pages/*.texts.ts', '../../../../{contract,server}/src/**/*.texts.ts'],
  { eager: true },
)
const texts = Object.entries(modules).flatMap(([file, tables]) =>
  Object.values(tables).flatMap((table) =>
    Object.entries(table).map(([key, text]) => ({ name: `${file.replace('../../', '')} ${key}`, text })),
  ),
)
const translated = texts.filter((entry): entry is { name: string; text: Record<string, string> } => {
  return typeof entry.text === 'object' && 'eng' in entry.text
})
const translations = texts.flatMap(({ name, text }) =>
  (typeof text === 'object' ? Object.values(text) : [text]).map((translation) => ({ name, text: translation })),
)

// The number of videos differs between installations.
test('no text promises a number of videos or lessons', () => {
  const countPattern = /\b\d{2,}\b(?!%).*(video|lesson|pelajaran)|(ဗီဒီယို|သင်ခန်းစာ) ?\d{2,}/i
  expect(
    translations.filter(({ name, text }) => !/(desk|studio)\//.test(name) && countPattern.test(String(text))),
  ).toEqual([])
})

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(translated)('$name has a text in every language, with the same placeholders', ({ text }) => {
  for (const language of languages) {
    expect(text[language]?.trim(), language).not.toBe('')
    expect(placeholders(text[language] ?? ''), language).toEqual(placeholders(text.eng ?? ''))
  }
})

// Rejects faulty Burmese: foreign punctuation, Burmese digits, invisible spaces, literary endings.
test.each(translated)('$name is clean Burmese', ({ text }) => {
  const burmese = text.mya ?? ''
  expect(burmese).toBe(burmese.normalize('NFC'))
  expect(burmese).not.toMatch(/[?!၀-၉၏\u200b]/)
  expect(burmese).not.toMatch(/(?<!နာ)မည်(။|$)|သည်(။|$)|ရန်(။|$)/)
})
