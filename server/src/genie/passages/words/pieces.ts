import type { Language } from '@kasama/contract/language'
import { searchable } from '#platform/search/search-words'
import { genieLanguages } from '../../languages'
import { burmeseText, syllables } from './burmese'

/** A word in Latin letters, or a run of Burmese, which does not separate its words. */
export type Piece = { isBurmese: false; text: string } | { isBurmese: true; text: string; syllables: string[] }

/** A longer run of Latin letters and digits is no word. */
const maxWordLength = 40

export function splitPieces(text: string): Piece[] {
  // U+104A and U+104B are Burmese punctuation.
  const matches = searchable(burmeseText(text)).match(/[a-z0-9]+|[\u1000-\u1049\u104c-\u109f]+/g) ?? []
  return matches
    .filter((piece) => /^[\u1000-\u109f]/.test(piece) || piece.length <= maxWordLength)
    .map((piece) =>
      /^[a-z0-9]/.test(piece)
        ? { isBurmese: false, text: piece }
        : { isBurmese: true, text: piece, syllables: syllables(piece) },
    )
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** Returns the form in which a Latin word is compared in a language. */
export const stemmed = (word: string, language: Language) =>
  isNumber(word) ? word : genieLanguages[language].stem(word)
