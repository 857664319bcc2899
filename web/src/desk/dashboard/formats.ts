import { fillIn } from '#shared/i18n/texts.ts'
import { dashboardTexts as t } from './dashboard.texts'

export const formatNumber = (value: number) => value.toLocaleString('en')

/** A duration in one unit, from seconds to days. */
export function formatLength(seconds: number): string {
  const [unit, one, many]: [number, string, string] =
    seconds < 120
      ? [1, t.second, t.seconds]
      : seconds < 7200
        ? [60, t.minute, t.minutes]
        : seconds < 172_800
          ? [3600, t.hour, t.hours]
          : [86_400, t.day, t.days]
  const count = Math.round(seconds / unit)
  return fillIn(count === 1 ? one : many, { number: count })
}

export const secondsSince = (moment: string) => Math.max(0, (Date.now() - Date.parse(moment)) / 1000)

/** A position in a lesson, as '01:24'. */
export function formatPosition(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 60)}:${two(seconds % 60)}`
}
