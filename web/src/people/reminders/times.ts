import { firstMinute, lastPlannedMinute, stepMinutes } from '@kasama/contract/people/reminders.rules'

/** The parts of a day, each with the time that its card chooses. */
export const dayParts = [
  { part: 'morning', minute: 7 * 60, until: 12 * 60 },
  { part: 'afternoon', minute: 14 * 60 + 30, until: 18 * 60 },
  { part: 'evening', minute: 21 * 60, until: 24 * 60 },
] as const

/** The part of the day of a minute. */
export const partOf = (minute: number) => dayParts.find(({ until }) => minute < until) ?? dayParts[2]

/** A time on a clock face of twelve hours: 9:00. */
export const clockFace = (minute: number) =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${String(minute % 60).padStart(2, '0')}`

/** The time half an hour earlier or later; null where no phone may ring. */
export function stepped(minute: number, steps: 1 | -1): number | null {
  const next = minute + steps * stepMinutes
  return next < firstMinute || next > lastPlannedMinute ? null : next
}
