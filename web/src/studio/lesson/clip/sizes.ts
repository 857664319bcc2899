import { fillIn } from '#shared/i18n/texts.ts'
import { clipTexts as t } from './clip.texts'

const units = [
  [1_000_000_000, 'GB', 1],
  [1_000_000, 'MB', 0],
  [1000, 'kB', 0],
] as const

/** 187 MB; as file managers count, by thousands. */
export function sizeOf(bytes: number): string {
  const [one, name, digits] = units.find(([least]) => bytes >= least) ?? [1, 'bytes', 0]
  return `${(bytes / one).toFixed(digits)}\u00a0${name}`
}

export const percentOf = (sent: number, bytes: number) => Math.floor((100 * sent) / Math.max(1, bytes))

/** Text for the time that `rest` bytes take at `speed` bytes a second. */
export function timeLeft(rest: number, speed: number): string {
  if (!(speed > 0)) return t.starting
  const minutes = Math.round(rest / speed / 60)
  if (minutes < 1) return t.secondsLeft
  return minutes === 1 ? t.minuteLeft : fillIn(t.minutesLeft, { minutes })
}
