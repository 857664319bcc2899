/** Cents as they are written in a mail: $19.90. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** A subscription's date, in UTC and in full. */
export const longDate = (at: Date) => at.toLocaleDateString('en-SG', { timeZone: 'UTC', dateStyle: 'long' })
