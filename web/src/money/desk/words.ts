import { RequestError } from '#shared/api/request-error.ts'
import { utcDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'

/** A subscription's day, as receipts write it: 3 June 2026. */
export const formatDay = utcDate

/** Cents as dollars; a negative sum has a minus sign. */
export const formatCents = (cents: number) => (cents < 0 ? `−${moneyWithCents(-cents)}` : moneyWithCents(cents + 0))

/** Returns a typed amount in cents; null if it is none. */
export function centsOf(text: string): number | null {
  const amount = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return amount ? Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) : null
}

export const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

/** Returns the message of a failed call; undefined if none failed. */
export const errorText = (error: Error | null) =>
  error === null ? undefined : error instanceof RequestError ? error.message : String(error.message)

/** Returns the name of a card: Visa 4242; null without its last digits. */
export function cardName({
  card_brand: brand,
  card_last4: last4,
}: {
  card_brand: string | null
  card_last4: string | null
}) {
  if (!last4) return null
  return `${brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : ''} ${last4}`.trim()
}
