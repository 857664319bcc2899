/** A part of an amount; half a cent is rounded up. */
export const share = (amount: number, part: number, whole: number): number =>
  Math.floor((2 * amount * part + whole) / (2 * whole))

/** The parts of a coupon that the sum needs; percents have two decimals at most. */
type Off = { percent_off: number | null; amount_off: number | null }

/** Discount of a coupon on each of several amounts. */
export function discountOf({ percent_off: percent, amount_off: off }: Off, amounts: number[]): number[] {
  if (percent !== null) return amounts.map((amount) => share(amount, Math.round(percent * 100), 10_000))
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const taken = Math.min(off ?? 0, whole)
  let [before, given] = [0, 0]
  return amounts.map((amount) => {
    before += amount
    // Rounds the running sum, so that no part exceeds its amount.
    const upTo = whole === 0 ? 0 : share(taken, before, whole)
    const part = upTo - given
    given = upTo
    return part
  })
}
