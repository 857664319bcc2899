import { singaporeDate } from '../../../shared/format/date'

/** Singapore is UTC+8 all year. */
const singaporeOffsetMs = 8 * 3_600_000

/** When a session was last seen, in Singapore's day and time (ISO 8601 in); `isToday` leaves the day out of it. */
export function lastSeen(moment: string, now: Date) {
  const there = new Date(Date.parse(moment) + singaporeOffsetMs)
  const date = singaporeDate(moment, 'eng')
  return { date, time: there.toISOString().slice(11, 16), isToday: date === singaporeDate(now.toISOString(), 'eng') }
}
