import { singaporeDay } from '@kasama/contract/progress.rules'

const dayMs = 86_400_000
/** So many weeks are shown, this one with them. */
export const weeksShown = 12

/** The Monday of a moment's week in Singapore, YYYY-MM-DD. */
export function mondayOf(at: Date): string {
  const today = new Date(`${singaporeDay(at)}T00:00:00Z`)
  const since = (today.getUTCDay() + 6) % 7
  return new Date(today.getTime() - since * dayMs).toISOString().slice(0, 10)
}

/** The Monday so many weeks before another. */
export function mondayBefore(monday: string, weeks: number): string {
  return new Date(Date.parse(`${monday}T00:00:00Z`) - weeks * 7 * dayMs).toISOString().slice(0, 10)
}

/** The first Monday that is shown. */
export const firstOfWeeks = (at: Date) => mondayBefore(mondayOf(at), weeksShown - 1)
