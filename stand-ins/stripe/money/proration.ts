import { share } from './discounting'

/** Share of an amount for the rest of its period, by the second. */
export function restOf(amount: number, { start, end }: { start: number; end: number }, moment: number): number {
  if (moment <= start) return amount
  if (moment >= end) return 0
  return share(amount, end - moment, end - start)
}
