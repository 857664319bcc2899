import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'

/** Returns the moment of a day and a time of a form, in Singapore; null if they are none. */
export function singaporeMoment(date: string, clock: string): string | null {
  const at = new Date(`${date}T${clock}:00+08:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The day after this moment in Singapore, YYYY-MM-DD. */
export const dayAfter = (now: Date) => addDays(singaporeDay(now), 1)

/** Whether a moment has passed. */
export const hasPassed = (moment: string) => Date.parse(moment) <= Date.now()
