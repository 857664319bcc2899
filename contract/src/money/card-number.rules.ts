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
  const sum = [...digits]
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, value) => total + value, 0)
  return sum % 10 === 0
}

type Group = { start: number; end: number; digits: number[] }

/** Separators between the groups of one number; anything else separates two numbers. */
const separatorPattern = /^(?:[\s\p{Pd}\p{Cf}._]){1,3}$/u
const [minDigits, maxDigits] = [13, 19]
const maxGroups = 5

/**
 * Whether digits are grouped as on cards, so that a postal code beside a telephone number does not count; a number
 * without groups may begin with any digit.
 */
function hasPrintedGrouping(groups: Group[]): boolean {
  const sizes = groups.map(({ digits }) => digits.length)
  if (sizes.length === 1) return true
  const first = groups[0]?.digits[0] ?? 0
  if (first < 2 || first > 6) return false
  const last = sizes.pop() ?? 0
  return sizes.every((size) => size % 4 === 0) ? last <= 4 || last === 8 : /^4,6,[45]$/.test([...sizes, last].join())
}

/** Whether another group may follow these. */
function canContinue(groups: Group[]): boolean {
  const last = groups.at(-1)?.digits.length ?? 0
  return last % 4 === 0 || (groups.length === 2 && last === 6)
}

function isCardNumber(groups: Group[]): boolean {
  const digits = groups.flatMap((group) => group.digits)
  return digits.length >= minDigits && digits.length <= maxDigits && hasPrintedGrouping(groups) && passesLuhn(digits)
}

function digitGroups(text: string): Group[] {
  return [...text.matchAll(/\p{Nd}(?:\p{Cf}?\p{Nd})*/gu)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    digits: [...run].filter(isDigit).map(digitValue),
  }))
}

/** The groups of the card number that begins with the first of these; empty if none does. */
function cardNumberAt(text: string, groups: Group[]): Group[] {
  const chain: Group[] = []
  for (const group of groups) {
    const before = chain.at(-1)
    if (before && !(canContinue(chain) && separatorPattern.test(text.slice(before.end, group.start)))) return []
    chain.push(group)
    if (isCardNumber(chain)) return chain
  }
  return []
}

/** Ranges of the card numbers in a text: 13 to 19 digits that pass the Luhn check, in one piece or in groups. */
function cardNumberRanges(text: string): { start: number; end: number }[] {
  const groups = digitGroups(text)
  const ranges: { start: number; end: number }[] = []
  for (let index = 0; index < groups.length; ) {
    const number = cardNumberAt(text, groups.slice(index, index + maxGroups))
    const [first, last] = [number[0], number.at(-1)]
    if (first && last) ranges.push({ start: first.start, end: last.end })
    index += Math.max(1, number.length)
  }
  return ranges
}

/** Whether a text contains a card number. */
export const hasCardNumber = (text: string): boolean => cardNumberRanges(text).length > 0

/** A card number with all but its last four digits hidden. */
function maskNumber(number: string): string {
  let remaining = [...number].filter(isDigit).length
  return [...number].map((sign) => (isDigit(sign) && remaining-- > 4 ? '•' : sign)).join('')
}

/** The text with all but the last four digits of each card number hidden. */
export function maskCardNumbers(text: string): string {
  let position = 0
  const parts = cardNumberRanges(text).map(({ start, end }) => {
    const part = text.slice(position, start) + maskNumber(text.slice(start, end))
    position = end
    return part
  })
  return parts.join('') + text.slice(position)
}
