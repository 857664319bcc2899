import { singaporeClock, singaporeDay, singaporeOffsetMs } from '../calendar.rules.ts'
import { dayMs, minuteMs } from '../durations.rules.ts'

/** The first and the last minute of a day, in Singapore, at which a phone may ring. */
export const firstMinute = 6 * 60
export const lastMinute = 21 * 60 + 30
/** The step between two times that can be chosen. */
export const stepMinutes = 30
/** The last minute for which one is planned: a phone that sleeps then has half an hour to receive it. */
export const lastPlannedMinute = lastMinute - stepMinutes
/** The time of news for those who chose none. */
export const newsMinute = 9 * 60

/** Reminders ignored in a row, after which they come once a week; and after which none come until the next visit. */
export const weeklyAfter = 2
export const noneAfter = 4

/** The weekdays, from Monday (1) to Sunday (7), as ISO 8601 counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The subjects of a notification: her own reminder, and news. */
export const pushKinds = ['reminder', 'chosen', 'credit', 'voucher', 'week', 'moment', 'payment'] as const
export type PushKind = (typeof pushKinds)[number]

/** The buttons of a notification; a tap on the notification itself opens the app. */
export const pushAnswers = ['tomorrow', 'off'] as const
export type PushAnswer = (typeof pushAnswers)[number]

/** Contents and actions of a notification, as the server encrypts them for the phone. */
export type PushMessage = {
  title: string
  body: string
  /** Tag of HTML's `lang`. */
  lang: string
  kind: PushKind
  /** Address in the app that a tap opens. */
  path: string
  /** Proves to `POST /reminders/answer` that this server sent the notification. */
  token: string
  actions: { action: PushAnswer; title: string }[]
}

/** The minute of a moment's day in Singapore. */
export const singaporeMinute = (at: Date): number => {
  const [hours = 0, minutes = 0] = singaporeClock(at).split(':').map(Number)
  return hours * 60 + minutes
}

/** The weekday of a moment in Singapore, 1 for Monday. */
export const singaporeWeekday = (at: Date): number => new Date(at.getTime() + singaporeOffsetMs).getUTCDay() || 7

/** Whether a phone may ring at a moment. */
export function mayRing(at: Date): boolean {
  const minute = singaporeMinute(at)
  return minute >= firstMinute && minute <= lastMinute
}

/** The next moment after `at`, on another day if `isSpent`, at which news may ring, at `minute` if it has to wait. */
export function nextRing(at: Date, minute: number, isSpent: boolean): Date {
  if (!isSpent && mayRing(at)) return at
  const start = Date.parse(`${singaporeDay(at)}T00:00:00+08:00`)
  const today = new Date(start + minute * minuteMs)
  return !isSpent && today > at ? today : new Date(today.getTime() + dayMs)
}
