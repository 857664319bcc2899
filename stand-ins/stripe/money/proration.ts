import { share } from './discounting'

/** Share of an amount for the rest of its period, by the second. */
export function restOf(amount: number, { start, end }: { start: number; end: number }, at: number): number {
  if (at <= start) return amount
  if (at >= end) return 0
  return share(amount, end - at, end - start)
}
