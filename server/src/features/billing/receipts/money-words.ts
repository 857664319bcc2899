/** Cents as they stand in a mail: $19.90. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** A day as subscriptions show it: in UTC, long. */
export const longDate = (at: Date) => at.toLocaleDateString('en-SG', { timeZone: 'UTC', dateStyle: 'long' })
