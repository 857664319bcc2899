import { randomInt } from 'node:crypto'
import { offensiveParts } from './offensive-parts'

/** Each has one sound in the four languages and looks like none of the others: no l, q, v; no c, f, j, x, z. */
export const consonants = 'bdghkmnprst'
export const vowels = 'aeiou'
/** 0 and 1 look like letters. */
export const digits = '23456789'

const randomLetter = (from: string) => from.charAt(randomInt(from.length))
const threeSyllables = () => Array.from({ length: 3 }, () => randomLetter(consonants) + randomLetter(vowels)).join('')

/**
 * A password that is easy to read aloud and to type for readers of Latin letters in any language: two words of three
 * syllables and two digits, e.g. 'kamuti-rosepa-47'. At least 40 bits.
 */
export function readablePassword(): string {
  const [first, second] = [threeSyllables(), threeSyllables()]
  if (isOffensive(first + second)) return readablePassword()
  return `${first}-${second}-${randomLetter(digits)}${randomLetter(digits)}`
}

const isOffensive = (letters: string) => offensiveParts.some((part) => letters.includes(part))
