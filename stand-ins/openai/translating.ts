import { type Message, wordsOf } from './messages'

const said: [RegExp, string][] = [
  [/into [^.]*Burmese/, 'ဒီလို လုပ်ပါ'],
  [/into [^.]*Filipino/, 'Ganito ang gawin'],
  [/into [^.]*Indonesian/, 'Lakukan seperti ini'],
]

type TranslationLine = { n: number; text: string; words?: Record<string, string> }

/** The model's reply to a translation request, with the glossary's words and the numbers; null for other requests. */
export function translatedAnswer(messages: Message[]): string | null {
  const rules = wordsOf(messages[0] ?? { role: 'system', content: '' })
  const words = said.find(([language]) => rules.startsWith('You translate') && language.test(rules))?.[1]
  if (!words) return null
  const lines = wordsOf(messages.at(-1) ?? { role: 'user', content: '' }).split('\n')
  return lines
    .map((line) => JSON.parse(line) as TranslationLine)
    .map(({ n, text, words: terms = {} }) => {
      const kept = [...Object.values(terms), ...(text.match(/\d+/g) ?? [])]
      return JSON.stringify({ n, text: [words, ...kept].join(' ') })
    })
    .join('\n')
}
