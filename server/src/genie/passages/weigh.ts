import { type Language, languages } from '@kasama/contract/language'
import { wordsOf } from './words/words'

/** A passage's text in one language. */
export type PassageText = { heading: string; text: string; seconds: number }
export type PassageTexts = Partial<Record<Language, PassageText>>

/** Raise this when words, concepts or weights change: existing passages are then indexed again at the next start. */
export const rulesVersion = 2

// BM25: how soon further uses of a word add little (k1), and how much a long passage counts less (b).
const k1 = 1.2
const b = 0.5
/** Typical number of words in a passage: passages are cut to similar sizes, so it need not be counted. */
const typicalLength = 12
const headingWeight = 2
const maxTextLength = 6000

/** Returns the words of a passage in all its languages, with their weights. */
export function weighWords(texts: PassageTexts): Map<string, number> {
  const weights = new Map<string, number>()
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    for (const [form, weight] of weighLanguage(language, text))
      weights.set(form, Math.max(weight, weights.get(form) ?? 0))
  }
  return weights
}

function weighLanguage(language: Language, { heading, text }: PassageText): [string, number][] {
  const counts = new Map<string, number>()
  const headingWords = wordsOf(heading, [language])
  const textWords = wordsOf(text.slice(0, maxTextLength), [language])
  for (const [words, count] of [
    [headingWords, headingWeight],
    [textWords, 1],
  ] as const)
    for (const { forms } of words) for (const form of forms) counts.set(form, count + (counts.get(form) ?? 0))
  const length = headingWords.length + textWords.length
  const saturation = k1 * (1 - b + (b * length) / typicalLength)
  return [...counts].map(([form, count]) => [form, (count * (k1 + 1)) / (count + saturation)])
}
