const day = new Intl.DateTimeFormat('en-SG', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Singapore',
})
const time = new Intl.DateTimeFormat('en-SG', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Singapore',
})

/** '21 November 2025, 09:00' in Singapore. */
export const momentOf = (moment: string) => `${day.format(new Date(moment))}, ${time.format(new Date(moment))}`

/** A day and a time as forms have them, in Singapore, as a moment; null where they are none. */
export function singaporeMoment(date: string, clock: string): string | null {
  const at = new Date(`${date}T${clock}:00+08:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The day after this moment in Singapore, YYYY-MM-DD. */
export const dayAfter = (now: Date) => new Date(now.getTime() + 32 * 3_600_000).toISOString().slice(0, 10)

/** Whether a moment has passed. */
export const isBehind = (moment: string) => Date.parse(moment) <= Date.now()
