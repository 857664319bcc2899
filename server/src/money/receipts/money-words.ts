import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'

/** The footer of every mail about money. */
export const moneyMailReason = 'This mail is about your payment, so it always comes.'

/** Formats cents for a mail: $19.90. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** Formats a subscription's date, in UTC and in full. */
export const longDate = (at: Date) => at.toLocaleDateString('en-SG', { timeZone: 'UTC', dateStyle: 'long' })

/** Formats the day of an event in Singapore, in full. */
export const singaporeLongDate = (at: Date) => dayInWords(singaporeDay(at))
