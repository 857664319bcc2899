import { randomInt } from 'node:crypto'

/** Each has one sound in the four languages and looks like none of the others: no l, q, v; no c, f, j, x, z. */
export const consonants = 'bdghkmnprst'
export const vowels = 'aeiou'
/** 0 and 1 look like letters. */
export const digits = '23456789'

/**
 * Offensive or frightening parts of words that must not be on a card: English, then Filipino and Bisaya, Indonesian and
 * Javanese, and Burmese in Latin letters. Only those that the syllables of these passwords can make.
 */
export const offensiveParts = `
anus bum dago dike homo kike niga nude penis pube puke rabid rape semen sodom
bado baho bobo dede gaga gago gagu hudas kepe kiki pepe pisot puki puneta puta suso susu tete tite titi utot
asu babi babu bego bodo budak bunu dosa gebuk haram hina hitam kere maho mati memek pepek perek pusi rusak sadis
setan tahi tetek toket tuduh
soke
`
  .trim()
  .split(/\s+/)

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
