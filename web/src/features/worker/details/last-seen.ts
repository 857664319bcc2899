import { singaporeDate, singaporeTime } from '../../../shared/format/date'

/** When a session was last seen, in Singapore's day and time (ISO 8601 in); `isToday` leaves the day out of it. */
export function lastSeen(moment: string, now: Date) {
  const date = singaporeDate(moment, 'eng')
  return { date, time: singaporeTime(moment), isToday: date === singaporeDate(now.toISOString(), 'eng') }
}
