import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'

/** The footer of every mail about money. */
export const alwaysComes = 'This mail is about your payment, so it always comes.'

/** Cents as they are written in a mail: $19.90. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** A subscription's date, in UTC and in full. */
export const longDate = (at: Date) => at.toLocaleDateString('en-SG', { timeZone: 'UTC', dateStyle: 'long' })

/** The day in Singapore on which something was done, in full. */
export const singaporeLongDate = (at: Date) => dayInWords(singaporeDay(at), { dateStyle: 'long' })
