import { addMonths, singaporeDay, singaporeMonth, startOfMonth } from '@kasama/contract/calendar.rules'
import { dayMs, hourMs } from '@kasama/contract/durations.rules'

/** A period of time, `from` inclusive, `to` exclusive; its work is done after its end. */
export type Period = {
  /** Its name in the database; keys sort by time. */
  key: string
  from: Date
  to: Date
}

/** Returns the last `count` periods that have ended, oldest first. */
export type Periods = (now: Date, count: number) => Period[]

const weekMs = 7 * dayMs
/** A reference Monday. */
const someMonday = startOfMonth('2024-01').getTime()

/** Singapore's calendar months, named YYYY-MM. */
export const months: Periods = (now, count) => {
  const present = singaporeMonth(now)
  return Array.from({ length: count }, (_, index) => {
    const key = addMonths(present, index - count)
    return { key, from: startOfMonth(key), to: startOfMonth(addMonths(key, 1)) }
  })
}

/** The first moment of the month that lies `count` months before the present one. */
export const monthsBefore = (now: Date, count: number): Date => startOfMonth(addMonths(singaporeMonth(now), -count))

function every(lengthMs: number, firstMs: number): Periods {
  return (now, count) => {
    const latest = firstMs + Math.floor((now.getTime() - firstMs) / lengthMs) * lengthMs
    return Array.from({ length: count }, (_, index) => {
      const to = new Date(latest - (count - 1 - index) * lengthMs)
      return { key: singaporeDay(to), from: new Date(to.getTime() - lengthMs), to }
    })
  }
}

/** Weeks that end at an hour of a day (0 is Sunday, 1 Monday), named by the day on which they end, YYYY-MM-DD. */
export const weeksEnding = ({ weekday, hour }: { weekday: number; hour: number }): Periods =>
  every(weekMs, someMonday + ((weekday + 6) % 7) * dayMs + hour * hourMs)

/** Days that end at an hour, named by the day on which they end, YYYY-MM-DD. */
export const daysEnding = ({ hour }: { hour: number }): Periods => every(dayMs, someMonday + hour * hourMs)
