import { lastDayBefore, singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { plainSingaporeDate, singaporeTime } from '#shared/format/date.ts'
import { partsTexts as t } from './parts.texts'

/** A calendar day (YYYY-MM-DD) as the desk writes it: Today, Yesterday, 12 November 2025. */
export function dayText(day: string, now = Date.now()): string {
  if (day === singaporeDay(new Date(now))) return t.today
  if (day === singaporeDay(new Date(now - dayMs))) return t.yesterday
  return plainSingaporeDate(day, 'eng')
}

/** A moment: Today, 08:42. */
export const momentText = (moment: string, now = Date.now()) =>
  `${dayText(singaporeDay(new Date(moment)), now)}, ${singaporeTime(moment)}`

/** The last day before a moment: access until midnight ends with the day before. */
export const lastDay = (moment: string) => plainSingaporeDate(lastDayBefore(new Date(moment)), 'eng')
