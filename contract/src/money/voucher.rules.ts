import { discountedCents, plans } from './billing.rules.ts'

/** Form of codes made at the desk: easy to say and to type. */
export const voucherCodePattern = /^[A-Z0-9](?:[A-Z0-9-]{2,18})[A-Z0-9]$/

export type VoucherProblem = 'code' | 'value' | 'percent_off' | 'duration' | 'ends_on' | 'minimum'
type VoucherTerms = {
  code: string
  percent_off: number | null
  amount_off: number | null
  duration: string
  plans: readonly number[]
  starts_on: string | null
  ends_on: string | null
  minimum: number | null
}

/** The first invalid field of a new voucher; null if there is none. `today` is a day in Singapore. */
export function voucherProblem(terms: VoucherTerms, today: string): VoucherProblem | null {
  const { code, percent_off: percent, amount_off: amount, duration, starts_on: from, ends_on: until } = terms
  if (!voucherCodePattern.test(code)) return 'code'
  if ((percent === null) === (amount === null)) return 'value'
  // A product such as `8.2 * 100` isn't exact; the text of a number is.
  if (percent !== null && Number(percent.toFixed(2)) !== percent) return 'percent_off'
  // Three payments of a yearly plan are three years, too long for a voucher.
  if (duration === 'three' && terms.plans.some((id) => plans[id]?.kind !== 'monthly')) return 'duration'
  if (until !== null && (until < today || (from !== null && until < from))) return 'ends_on'
  const highestPrice = Math.max(...terms.plans.map((id) => plans[id]?.cents ?? 0))
  return terms.minimum !== null && terms.minimum > highestPrice ? 'minimum' : null
}

/** Discount of a voucher on the first payment of a plan, in cents. */
export function voucherDiscountCents(
  planId: number,
  discount: { percent_off: number | null; amount_off: number | null },
): number {
  const price = plans[planId]?.cents ?? 0
  return price - discountedCents(price, discount)
}
