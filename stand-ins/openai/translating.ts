import { type Message, textOf } from './messages'

const translations: [RegExp, string][] = [
  [/into [^.]*Burmese/, 'ဒီလို လုပ်ပါ'],
  [/into [^.]*Filipino/, 'Ganito ang gawin'],
  [/into [^.]*Indonesian/, 'Lakukan seperti ini'],
]

type TranslationLine = { n: number; text: string; words?: Record<string, string> }

/** The model's reply to a translation request, with the glossary's words and the numbers; null for other requests. */
export function translatedAnswer(messages: Message[]): string | null {
  const rules = textOf(messages[0] ?? { role: 'system', content: '' })
  const translation = translations.find(([language]) => rules.startsWith('You translate') && language.test(rules))?.[1]
  if (!translation) return null
  const lines = textOf(messages.at(-1) ?? { role: 'user', content: '' }).split('\n')
  return lines
    .map((line) => JSON.parse(line) as TranslationLine)
    .map(({ n, text, words: terms = {} }) => {
      const parts = [...Object.values(terms), ...(text.match(/\d+/g) ?? [])]
      return JSON.stringify({ n, text: [translation, ...parts].join(' ') })
    })
    .join('\n')
}
