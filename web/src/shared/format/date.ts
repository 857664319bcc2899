import { singaporeClock, singaporeOffsetMs } from '@kasama/contract/calendar.rules'
import type { Language } from '@kasama/contract/language'
import { translator } from '../i18n/texts'
import { dateTexts } from './date.texts'
import { englishDateTexts } from './english-date.texts'

/** A moment (ISO 8601) in Singapore, or a day (YYYY-MM-DD), as '04 March 2025'; '' for anything else. */
export function singaporeDate(moment: string, language: Language): string {
  return dayMonthYear(new Date(Date.parse(moment) + singaporeOffsetMs), language)
}

/** The same without a leading zero, as '4 March 2025'. */
export const plainSingaporeDate = (moment: string, language: Language) =>
  singaporeDate(moment, language).replace(/^0/, '')

/** The time of a moment (ISO 8601) in Singapore, as '08:42'. */
export const singaporeTime = (moment: string): string => singaporeClock(new Date(moment))

/** Date and time in English, as '4 March 2025, 08:42'. */
export const dateAndTime = (moment: string): string => `${plainSingaporeDate(moment, 'eng')}, ${singaporeTime(moment)}`

/** Date and time in English where there is little room, as '4 Mar, 08:42'. */
export const shortDateAndTime = (moment: string): string => {
  const [day = '', month = ''] = plainSingaporeDate(moment, 'eng').split(' ')
  return `${day} ${month.slice(0, 3)}, ${singaporeTime(moment)}`
}

/** A subscription's date: the UTC day, as '3 March 2025'. */
export const utcDate = (moment: string) => dayMonthYear(new Date(moment), 'eng').replace(/^0/, '')

/** The month of a calendar day (YYYY-MM-DD), as 'March 2025'. */
export function monthName(day: string, language: Language): string {
  return dayMonthYear(new Date(day), language).slice(3)
}

/** The same without its year, as 'March'. */
export const monthWithoutYear = (day: string, language: Language): string =>
  monthName(day, language).replace(/ \d+$/, '')

function dayMonthYear(day: Date, language: Language): string {
  if (Number.isNaN(day.getTime())) return ''
  const months = (language === 'eng' ? englishDateTexts.months : translator(dateTexts, language)('months')).split(',')
  return `${String(day.getUTCDate()).padStart(2, '0')} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
