import { type Language, languages } from '@kasama/contract/language'
import { stopWords } from '../passages/stop-words'

/** Quotations, which may be in any language: a sentence of English to say to somebody. */
const quoted = /"[^"]{0,300}"|“[^”]{0,300}”/g

/** Stop words that identify a language: those that no other of the languages has. */
const telling = new Map<Language, Set<string>>(
  languages.map((language) => {
    const others = languages.filter((other) => other !== language)
    const own = [...stopWords[language]].filter((word) => word.length > 1)
    return [language, new Set(own.filter((word) => !others.some((other) => stopWords[other].has(word))))]
  }),
)

/**
 * An answer is in another language if it has this many of its stop words, and more than this many times her own; fewer
 * may occur in any sentence.
 */
const fewest = 3
const asManyTimes = 2

/**
 * Whether a text in Latin letters is in another of our languages than the reader's; names and loanwords don't count.
 */
export function isOtherLanguage(text: string, language: Language): boolean {
  const words =
    text
      .replace(quoted, ' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const count = (one: Language) => words.filter((word) => telling.get(one)?.has(word)).length
  const other = Math.max(...languages.filter((one) => one !== language).map(count))
  return other >= fewest && other > asManyTimes * count(language)
}
