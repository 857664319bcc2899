import { type Language, languageFacts, languages } from '@kasama/contract/language'
import { stopWords } from '../languages'

/** Quotations, which may be in any language: a sentence of English to say to somebody. */
const quotationPattern = /"[^"]{0,300}"|“[^”]{0,300}”/g

/** Stop words that identify a language: those that no other of the languages has. */
const distinctStopWords = new Map<Language, Set<string>>(
  languages.map((language) => {
    const otherLanguages = languages.filter((other) => other !== language)
    const words = [...stopWords[language]].filter((word) => word.length > 1)
    return [language, new Set(words.filter((word) => !otherLanguages.some((other) => stopWords[other].has(word))))]
  }),
)

/**
 * An answer is in another language if it has this many of its stop words, and more than this many times her own; fewer
 * may occur in any sentence.
 */
const minStopWords = 3
const minRatio = 2

/**
 * Whether a text in Latin letters is in another of our languages than the reader's; names and loanwords don't count.
 */
function isOtherLanguage(text: string, language: Language): boolean {
  const words =
    text
      .replace(quotationPattern, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const countStopWords = (candidate: Language) =>
    words.filter((word) => distinctStopWords.get(candidate)?.has(word)).length
  const maxOtherCount = Math.max(...languages.filter((candidate) => candidate !== language).map(countStopWords))
  return maxOtherCount >= minStopWords && maxOtherCount > minRatio * countStopWords(language)
}

const refusalPattern =
  /\bI(?:'|’)?m sorry,? (?:but )?I\b|\bI can(?:no|'|’)?t (?:help|assist|answer|comply)|\bas an AI\b|language model|hindi (?:ako|kita) (?:makakatulong|matutulungan)|saya tidak (?:bisa|dapat) (?:membantu|menjawab)/i
/** A sentence that the answer tells her to say. */
const taughtPattern = /\b(?:say|sabihin|katakan|bilang|ucapkan)\b[^\n]*/gi
const maxRefusalLength = 300
/** A refusal begins with its stock phrase; an answer may teach such a sentence. */
const refusalStart = 80

/** Whether the text is a refusal in the model's own stock phrases instead of an answer. */
export const isRefusal = (text: string) =>
  text.length < maxRefusalLength &&
  refusalPattern.test(text.replace(quotationPattern, ' ').replace(taughtPattern, ' ').slice(0, refusalStart))

/** The share of a text's letters that are of a script. */
function letterShare(text: string, script: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  const pattern = new RegExp(`\\p{Script=${script}}`, 'u')
  return letters.length === 0 ? 0 : letters.filter((letter) => pattern.test(letter)).length / letters.length
}

/** Whether the text repeats itself. */
function isRepetitive(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.length > 10)
  if (lines.length >= 3 && new Set(lines).size <= lines.length / 3) return true
  const words = text.toLowerCase().split(/\s+/)
  return words.length > 40 && new Set(words).size < words.length / 5
}

/** Whether the text can't be an answer: empty, an error page, another language than the reader's, or a loop. */
export function isUnusable(text: string, language: Language): boolean {
  if (!/\p{L}{2}/u.test(text) || text.includes('\ufffd')) return true
  if (/^\s*(<!doctype|<html|\{"error)/i.test(text)) return true
  const { letters } = languageFacts[language]
  if (letters ? letterShare(text, letters.script) < 0.3 : letterShare(text, 'Latin') < 0.5) return true
  return (!letters && isOtherLanguage(text, language)) || isRepetitive(text)
}
