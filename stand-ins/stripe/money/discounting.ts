/** A part of an amount; half a cent is rounded up. */
export const share = (amount: number, part: number, whole: number): number =>
  Math.floor((2 * amount * part + whole) / (2 * whole))

/** The parts of a coupon that the sum needs; percents have two decimals at most. */
type CouponAmount = { percent_off: number | null; amount_off: number | null }

/** Discount of a coupon on each of several amounts. */
export function discountOf({ percent_off: percent, amount_off: amountOff }: CouponAmount, amounts: number[]): number[] {
  if (percent !== null) return amounts.map((amount) => share(amount, Math.round(percent * 100), 10_000))
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const total = Math.min(amountOff ?? 0, whole)
  let [sumBefore, discounted] = [0, 0]
  return amounts.map((amount) => {
    sumBefore += amount
    // Rounds the running sum, so that no part exceeds its amount.
    const discountUpTo = whole === 0 ? 0 : share(total, sumBefore, whole)
    const part = discountUpTo - discounted
    discounted = discountUpTo
    return part
  })
}
