import { randomInt } from 'node:crypto'
import { passwordWords } from './password-words'

const pick = <T>(choices: readonly T[]) => choices[randomInt(choices.length)]

const digits = [2, 3, 4, 5, 6, 7, 8, 9]

/**
 * A password that is easy to read aloud, copy and type: three short words and two digits, without 0 and 1, which look
 * like letters; e.g. 'mango-lamp-river-72'. At least 40 bits.
 */
export function readablePassword(): string {
  const words = [pick(passwordWords), pick(passwordWords), pick(passwordWords)]
  return `${words.join('-')}-${pick(digits)}${pick(digits)}`
}
