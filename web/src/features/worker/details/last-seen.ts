import { plainSingaporeDate, singaporeTime } from '../../../shared/format/date'

/** When a session was last seen, in Singapore's day and time (ISO 8601 in); `isToday` leaves the day out of it. */
export function lastSeen(moment: string, now: Date) {
  const date = plainSingaporeDate(moment, 'eng')
  return { date, time: singaporeTime(moment), isToday: date === plainSingaporeDate(now.toISOString(), 'eng') }
}
