import { searchable } from './search-words'

/** A word in Latin letters, or a phrase in a script that does not part its words. */
export type Term = { kind: 'word' | 'phrase'; text: string }

/** A term as it is looked for: as typed, or as what was meant where nobody knows the typed one. */
export type MeantTerm = Term & { isTypo: boolean; meant: string[] }

const mostTerms = 8

/** What to look for; every term must be found. */
export function searchTerms(text: string): Term[] {
  const found = searchable(text).match(/[a-z0-9]+|[^a-z0-9\s\p{P}\p{S}]+/gu) ?? []
  return [...new Set(found)].slice(0, mostTerms).map(asTerm)
}

export const asTerm = (text: string): Term => ({ kind: /^[a-z0-9]/.test(text) ? 'word' : 'phrase', text })

/**
 * How long a term is that may have been mistyped: a shorter one is one mistake away from too many others, and the pattern
 * of a longer one would keep the database busy (its cost grows with the cube of the length).
 */
const mistypedLengths = { word: [4, 24], phrase: [6, 60] } as const

export function mayBeTypo({ kind, text }: Term): boolean {
  const [least, most] = mistypedLengths[kind]
  return text.length >= least && text.length <= most
}

/** A pattern for `like`: the text anywhere. A term has no sign that means something else there, or in a regular expression. */
export const anywhere = (text: string) => `%${text}%`

/** A regular expression for all that a phrase may stand for when one sign of it was mistyped: read once, however many they are. */
export function phrasePattern(phrase: string): string {
  const mistakes = Array.from({ length: phrase.length }, (_, at) => {
    const [before, rest, sign, next = ''] = [phrase.slice(0, at), phrase.slice(at + 1), phrase[at], phrase[at + 1]]
    const otherOrLess = `.?${rest}`
    const more = `.${sign}${rest}`
    const swapped = next && `|${next}${sign}${rest.slice(1)}`
    return `${before}(?:${otherOrLess}|${more}${swapped})`
  })
  return mistakes.join('|')
}

/** One mistake leaves one half of a phrase whole, which an index can find. */
export function halves(phrase: string): [string, string] {
  const middle = Math.ceil(phrase.length / 2)
  return [phrase.slice(0, middle), phrase.slice(middle)]
}

/** What a mistyped word may have been, as a regular expression that an index of trigrams can be asked for. */
export const wordPattern = (word: string) => `^(?:${phrasePattern(word)})$`
