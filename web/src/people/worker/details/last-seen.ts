import { plainSingaporeDate, singaporeTime } from '#shared/format/date.ts'

/**
 * Day and time in Singapore when a session was last seen (`moment` in ISO 8601); `isToday` makes the day unnecessary.
 */
export function lastSeen(moment: string, now: Date) {
  const date = plainSingaporeDate(moment, 'eng')
  return { date, time: singaporeTime(moment), isToday: date === plainSingaporeDate(now.toISOString(), 'eng') }
}
