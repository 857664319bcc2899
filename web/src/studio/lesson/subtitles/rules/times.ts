import { hourMs, minuteMs } from '@kasama/contract/durations.rules'
import type { LessonCue } from '@kasama/contract/studio/lesson/lesson'

/** One subtitle of a lesson; times are seconds of the clip. */
export type Cue = LessonCue

const written = /^(?:(\d{1,3}):)?(?:(\d{1,4}):)?(\d{1,4})(?:[.,](\d{1,3}))?$/

/** Rounds seconds to the thousandth, as files of subtitles write them. */
export const toThousandth = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Returns the seconds of a typed time, `1:02.5`, `01:02,500`, `0:01:02.500` or `62.5`; null if it is none. */
export function secondsFrom(text: string): number | null {
  const [whole, first, second, seconds = '', part = ''] = written.exec(text.trim()) ?? []
  if (whole === undefined) return null
  // With a single colon, the number before it is minutes.
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second]
  if (first !== undefined && Number(seconds) >= 60) return null
  if (second !== undefined && Number(minutes) >= 60) return null
  const thousandths = Number(part.padEnd(3, '0') || 0)
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + thousandths / 1000
}

/** Returns a time as WebVTT writes it: `01:02.500`, with hours if there are any. */
export function timeOf(seconds: number): string {
  const all = Math.round(Math.max(0, seconds) * 1000)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const hours = Math.floor(all / hourMs)
  const rest = `${two((all / minuteMs) % 60)}:${two((all / 1000) % 60)}.${String(all % 1000).padStart(3, '0')}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}
