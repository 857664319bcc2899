import type { Language } from '@kasama/contract/language'

/** The parts of a day as Filipino names them, each with the hour at which it ends. */
const partsOfDay: [until: number, name: string][] = [
  [5, 'ng madaling-araw'],
  [12, 'ng umaga'],
  [13, 'ng tanghali'],
  [18, 'ng hapon'],
  [24, 'ng gabi'],
]

/**
 * '13:05' as it is written in a sentence: in the 24-hour form, except in Filipino, which uses 12 hours and names the
 * part of the day.
 */
export function clockTime(time: string, language: Language): string {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  const hour = Number(hours)
  const part = partsOfDay.find(([until]) => hour < until)?.[1]
  if (language !== 'phi' || minutes === '' || !part) return time
  return `${hour % 12 || 12}:${minutes} ${part}`
}
