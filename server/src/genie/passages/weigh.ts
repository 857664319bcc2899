import { type Language, languages } from '@kasama/contract/language'
import { wordsOf } from './words/words'

/** A passage's text in one language. */
export type PassageText = { heading: string; text: string; seconds: number }
export type PassageTexts = Partial<Record<Language, PassageText>>

/** Raise this when words, ideas or weights change: existing passages are then indexed again at the next start. */
export const rules = 2

// BM25: how soon further uses of a word add little (k1), and how much a long passage counts less (b).
const k1 = 1.2
const b = 0.5
/** Typical number of words in a passage: passages are cut to similar sizes, so it need not be counted. */
const usualLength = 12
const headingCounts = 2
const longestText = 6000

/** Returns the words of a passage in all its languages, with their weights. */
export function weighWords(texts: PassageTexts): Map<string, number> {
  const weights = new Map<string, number>()
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    for (const [form, weight] of weighIn(language, text)) weights.set(form, Math.max(weight, weights.get(form) ?? 0))
  }
  return weights
}

function weighIn(language: Language, { heading, text }: PassageText): [string, number][] {
  const counts = new Map<string, number>()
  const headed = wordsOf(heading, [language])
  const said = wordsOf(text.slice(0, longestText), [language])
  for (const [words, count] of [
    [headed, headingCounts],
    [said, 1],
  ] as const)
    for (const { forms } of words) for (const form of forms) counts.set(form, count + (counts.get(form) ?? 0))
  const length = headed.length + said.length
  const room = k1 * (1 - b + (b * length) / usualLength)
  return [...counts].map(([form, count]) => [form, (count * (k1 + 1)) / (count + room)])
}
