import { searchable } from './search-words'

/** A word in Latin script, or a phrase in a script that does not separate words. */
export type Term = { kind: 'word' | 'phrase'; text: string }

/** A term as it is searched for: as typed, or the words that were probably meant if no lesson has the typed word. */
export type MeantTerm = Term & { isTypo: boolean; meant: string[] }

const maxTerms = 8

/** The terms of a query; a video must match all of them. */
export function searchTerms(text: string): Term[] {
  const matches = searchable(text).match(/[a-z0-9]+|[^a-z0-9\s\p{P}\p{S}]+/gu) ?? []
  return [...new Set(matches)].slice(0, maxTerms).map(asTerm)
}

export const asTerm = (text: string): Term => ({ kind: /^[a-z0-9]/.test(text) ? 'word' : 'phrase', text })

/**
 * Lengths between which a term may be mistyped: a shorter one is one mistake away from too many words, and the regular
 * expression of a longer one is too slow (its cost grows with the cube of the length).
 */
const mistypedLengths = { word: [4, 24], phrase: [6, 60] } as const

export function mayBeTypo({ kind, text }: Term): boolean {
  const [minLength, maxLength] = mistypedLengths[kind]
  return text.length >= minLength && text.length <= maxLength
}

/**
 * A `like` pattern: the text anywhere. A term contains no character that is special in `like` or in a regular
 * expression.
 */
export const anywhere = (text: string) => `%${text}%`

/** A regular expression that matches a phrase with at most one typing mistake. */
export function phrasePattern(phrase: string): string {
  const mistakes = Array.from({ length: phrase.length }, (_, at) => {
    const [textBefore, textAfter, sign, next = ''] = [
      phrase.slice(0, at),
      phrase.slice(at + 1),
      phrase[at],
      phrase[at + 1],
    ]
    const otherOrLess = `.?${textAfter}`
    const insertion = `.${sign}${textAfter}`
    const swapped = next && `|${next}${sign}${textAfter.slice(1)}`
    return `${textBefore}(?:${otherOrLess}|${insertion}${swapped})`
  })
  return mistakes.join('|')
}

/** A phrase with one typing mistake has one half that is intact, which an index can find. */
export function splitPhrase(phrase: string): [string, string] {
  const middle = Math.ceil(phrase.length / 2)
  return [phrase.slice(0, middle), phrase.slice(middle)]
}

/** A regular expression that matches a word with one typing mistake, and that a trigram index supports. */
export const wordPattern = (word: string) => `^(?:${phrasePattern(word)})$`
