import type Stripe from 'stripe'

type Interval = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>

/** The moment some months later, in UTC; if the day is missing there, the month's last day. */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1000
}

const days: Record<string, number> = { day: 1, week: 7 }

/** The nth period's end counts from the anchor, so that 31 January is followed by 31 March. */
function nthPeriodEnd(anchor: number, { interval, interval_count: count }: Interval, n: number): number {
  const day = days[interval]
  if (day) return anchor + n * count * day * 24 * 3600
  return addMonths(anchor, n * count * (interval === 'year' ? 12 : 1))
}

/** The first end of a period after a moment. */
export function periodEnd(anchor: number, interval: Interval, after: number): number {
  let n = 1
  while (nthPeriodEnd(anchor, interval, n) <= after) n++
  return nthPeriodEnd(anchor, interval, n)
}

export const isSameInterval = (first: Interval, second: Interval): boolean =>
  first.interval === second.interval && first.interval_count === second.interval_count
