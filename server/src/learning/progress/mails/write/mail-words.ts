import { dayInWords } from '@kasama/contract/calendar.rules'
import { shortTitle, titleLimit } from '@kasama/contract/learning/video/video.rules'
import type { LessonFacts } from '../mail-kinds'

/** Names of worker and employer, and the origin of the mail's links. */
export type MailPeople = { origin: string; worker: string; employer: string }

export const plural = (count: number, singular: string) => (count === 1 ? singular : `${singular}s`)
export const counted = (count: number, singular: string) => `${count} ${plural(count, singular)}`
export const hello = (name: string) => `Hello${name && ` ${name}`},`
/** Formats '$5', or '$5.50' if there are cents. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
export const titleOf = ({ title }: LessonFacts) => shortTitle(title, titleLimit())

export const weekday = (day: string) => dayInWords(day, { weekday: 'long' })
export const shortWeekday = (day: string) => dayInWords(day, { weekday: 'short' })
export const monthName = (day: string) => dayInWords(day, { month: 'long' })
export const dayAndMonth = (day: string) => dayInWords(day, { day: 'numeric', month: 'long' })

/** Formats '8 to 14 March 2026', or '29 March to 4 April 2026'. */
export function span(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? String(Number(first.slice(8))) : dayAndMonth(first)
  return `${from} to ${dayAndMonth(last)} ${last.slice(0, 4)}`
}

/** Formats 09:05. */
export function clock(seconds: number): string {
  const wholeSeconds = Math.round(seconds)
  return [Math.floor(wholeSeconds / 60), wholeSeconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
