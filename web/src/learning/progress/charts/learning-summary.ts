import { dayInWords } from '@kasama/contract/calendar.rules'
import type { Progress } from '@kasama/contract/learning/progress/progress.api'

type Minutes = Progress['minutes']
type Weeks = Progress['weeks']

/** Numbers of the minutes chart; `most` is undefined if she has not learned. */
export function minutesSummary(days: Minutes) {
  const learned = days.filter(({ minutes }) => minutes > 0)
  const most = learned.reduce<Minutes[number] | undefined>(
    (best, day) => (best && best.minutes >= day.minutes ? best : day),
    undefined,
  )
  return { total: days.reduce((sum, { minutes }) => sum + minutes, 0), learned: learned.length, most }
}

/** Compares the last week with the first; undefined without answers. */
export function weeksSummary(weeks: Weeks) {
  const first = weeks[0]
  const last = weeks.at(-1)
  if (!first || !last) return undefined
  if (weeks.length === 1) return { key: 'oneWeekSentence', first, last } as const
  if (first.percent === last.percent) return { key: 'same', first, last } as const
  return { key: last.percent > first.percent ? 'up' : 'down', first, last } as const
}

/** Formats a day YYYY-MM-DD as 'Saturday 8 November'. */
export const longDay = (day: string) => `${dayInWords(day, { weekday: 'long' })} ${monthDay(day)}`
/** Formats a day as '8 November'. */
export const monthDay = (day: string) => `${dayNumber(day)} ${dayInWords(day, { month: 'long' })}`
/** Formats a day as '8 Nov'. */
export const shortDay = (day: string) => `${dayNumber(day)} ${dayInWords(day, { month: 'short' }).slice(0, 3)}`
export const dayNumber = (day: string) => Number(day.slice(8))
/** The first letter of the weekday. */
export const weekdayLetter = (day: string) => dayInWords(day, { weekday: 'narrow' })

/**
 * Labels below the points: every second week from the first, and the last; the month where it changes. The label before
 * the last is left out if the last is as long.
 */
export function weekLabels(weeks: Weeks): string[] {
  const end = weeks.length - 1
  let month = ''
  const labels = weeks.map(({ week }, index) => {
    if (index % 2 === 1 && index !== end) return ''
    const isNew = week.slice(0, 7) !== month
    month = week.slice(0, 7)
    return isNew ? shortDay(week) : String(dayNumber(week))
  })
  return labels.map((label, index) => (index === end - 1 && end > 1 && labels[end]?.includes(' ') ? '' : label))
}
