/**
 * Singapore's calendar: a day is written YYYY-MM-DD, a month YYYY-MM, a moment is a Date. Singapore is UTC+8 all year,
 * so that no table of time zones is needed.
 */
import { dayMs, hourMs } from './durations.rules.ts'
export const singaporeOffsetMs = 8 * hourMs
/** Singapore's name in the IANA table of time zones. */
export const singaporeZone = 'Asia/Singapore'

/** Local time in Singapore, written as ISO 8601. */
const localTime = (moment: Date) => new Date(moment.getTime() + singaporeOffsetMs).toISOString()

/** The day of a moment. */
export const singaporeDay = (moment: Date): string => localTime(moment).slice(0, 10)

/** The month of a moment. */
export const singaporeMonth = (moment: Date): string => localTime(moment).slice(0, 7)

/** The time of a moment, as '08:05' or '23:40'. */
export const singaporeClock = (moment: Date): string => localTime(moment).slice(11, 16)

/** The moment at which a day begins; null for an invalid day, such as 2026-02-30. */
export function startOfDay(day: string): Date | null {
  const start = new Date(`${day}T00:00:00+08:00`)
  return !Number.isNaN(start.getTime()) && singaporeDay(start) === day ? start : null
}

/** The moment at which a day ends and the next begins. */
export function endOfDay(day: string): Date | null {
  const start = startOfDay(day)
  return start && new Date(start.getTime() + dayMs)
}

/** The last day before a moment: access until midnight ends with the day before. */
export const lastDayBefore = (end: Date): string => singaporeDay(new Date(end.getTime() - 1))

/** The moment at which a month begins. */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`)

/** The day `count` days later; earlier if `count` is below 0. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** The month `count` months later; earlier if `count` is below 0. */
export function addMonths(month: string, count: number): string {
  const date = new Date(month)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** A day in English words, day before month: 4 March 2026. */
export function dayInWords(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day))
}
