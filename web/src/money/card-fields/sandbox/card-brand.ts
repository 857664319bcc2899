import { digitsOf } from './card-format'

/** Number ranges as the card networks publish them. */
const brands: [name: string, starts: RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Amex', /^3[47]/],
  ['UnionPay', /^62/],
  ['JCB', /^35(2[89]|[3-8])/],
]

/** The network of a card by the first digits of its number; null while they are ambiguous. */
export function cardBrand(number: string): string | null {
  const digits = digitsOf(number)
  return brands.find(([, starts]) => starts.test(digits))?.[0] ?? null
}
