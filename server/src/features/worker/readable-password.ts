import { randomInt } from 'node:crypto'

const consonants = 'bdfghkmnprst'
const vowels = 'aeu'

/**
 * A password that can be read out, copied from a card and typed on a small keyboard: three syllable pairs and digits,
 * without letters that look alike, e.g. 'batu-mepa-4837'. About 38 bits, behind the limit on failed logins.
 */
export function readablePassword(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''
  const word = () => pick(consonants) + pick(vowels) + pick(consonants) + pick(vowels)
  const digits = Array.from({ length: 4 }, () => randomInt(2, 10)).join('')
  return `${word()}-${word()}-${digits}`
}
