const isDigit = (sign: string) => /\p{Nd}/u.test(sign)

/** The value of a decimal digit of any script; Unicode encodes each script's ten digits in a row. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (isDigit(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** The check of the last digit that every card number passes (ISO/IEC 7812). */
function passesLuhn(digits: number[]): boolean {
  const sum = digits
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, value) => total + value, 0)
  return sum % 10 === 0
}

type Group = { start: number; end: number; digits: number[] }

/** Separators between the groups of one number; anything else separates two numbers. */
const parting = /^(?:[\s\p{Pd}\p{Cf}._]){1,3}$/u
const [shortestNumber, longestNumber] = [13, 19]
const mostGroups = 5

/**
 * Whether digits are grouped as on cards, so that a postal code beside a telephone number does not count; a number
 * without groups may begin with any digit.
 */
function isPrintedLike(groups: Group[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length)
  if (sizes.length === 1) return true
  const first = groups[0]?.digits[0] ?? 0
  if (first < 2 || first > 6) return false
  const last = sizes.pop() ?? 0
  return sizes.every((size) => size % 4 === 0) ? last <= 4 || last === 8 : /^4,6,[45]$/.test([...sizes, last].join())
}

/** Whether another group may follow these. */
function mayGoOn(groups: Group[]): boolean {
  const last = groups.at(-1)?.digits.length ?? 0
  return last % 4 === 0 || (groups.length === 2 && last === 6)
}

function isCardNumber(groups: Group[]): boolean {
  const digits = groups.flatMap((group) => group.digits)
  return (
    digits.length >= shortestNumber && digits.length <= longestNumber && isPrintedLike(groups) && passesLuhn(digits)
  )
}

function digitGroups(text: string): Group[] {
  return [...text.matchAll(/\p{Nd}(?:\p{Cf}?\p{Nd})*/gu)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    digits: [...run].filter(isDigit).map(digitValue),
  }))
}

/** The groups of the card number that begins with the first of these; empty if none does. */
function numberAt(text: string, groups: Group[]): Group[] {
  const chain: Group[] = []
  for (const group of groups) {
    const before = chain.at(-1)
    if (before && !(mayGoOn(chain) && parting.test(text.slice(before.end, group.start)))) return []
    chain.push(group)
    if (isCardNumber(chain)) return chain
  }
  return []
}

/** Ranges of the card numbers in a text: 13 to 19 digits that pass the Luhn check, in one piece or in groups. */
function cardNumbers(text: string): { start: number; end: number }[] {
  const groups = digitGroups(text)
  const found: { start: number; end: number }[] = []
  for (let at = 0; at < groups.length; ) {
    const number = numberAt(text, groups.slice(at, at + mostGroups))
    const [first, last] = [number[0], number.at(-1)]
    if (first && last) found.push({ start: first.start, end: last.end })
    at += Math.max(1, number.length)
  }
  return found
}

/** Whether a text contains a card number. */
export const hasCardNumber = (text: string): boolean => cardNumbers(text).length > 0

/** A card number with all but its last four digits hidden. */
function masked(number: string): string {
  let left = [...number].filter(isDigit).length
  return [...number].map((sign) => (isDigit(sign) && left-- > 4 ? '•' : sign)).join('')
}

/** The text with all but the last four digits of each card number hidden. */
export function maskCardNumbers(text: string): string {
  let read = 0
  const parts = cardNumbers(text).map(({ start, end }) => {
    const part = text.slice(read, start) + masked(text.slice(start, end))
    read = end
    return part
  })
  return parts.join('') + text.slice(read)
}
