import { spliced } from '#desk-kit/order/spliced.ts'
import type { CueRepair } from './faults'
import { lengthOf } from './faults'
import { type Cue, toThousandth } from './times'

const newSeconds = 2

/** Shifts all cues from a place on, earlier or later; none begins before the clip. */
export function shiftCues(cues: Cue[], by: number, first = 0): Cue[] {
  const earliest = Math.min(...cues.slice(first).map(({ start }) => start))
  const step = Math.max(by, -earliest)
  return cues.map((cue, index) =>
    index < first ? cue : { ...cue, start: toThousandth(cue.start + step), end: toThousandth(cue.end + step) },
  )
}

/**
 * Splits a cue in two: at a letter of its text, or between the words nearest to its middle; its time is shared by
 * letters.
 */
export function splitCue(cues: Cue[], index: number, at?: number): Cue[] {
  const cue = cues[index]
  if (!cue) return cues
  const place = at !== undefined && at > 0 && at < cue.text.length ? at : middleOf(cue.text)
  const [one, other] = [cue.text.slice(0, place).trim(), cue.text.slice(place).trim()]
  if (!one || !other) return cues
  const share = lengthOf(one) / (lengthOf(one) + lengthOf(other))
  const middle = toThousandth(cue.start + (cue.end - cue.start) * share)
  return spliced(
    cues,
    index,
    1,
    { start: cue.start, end: middle, text: one },
    { start: middle, end: cue.end, text: other },
  )
}

/** Returns the gap between two words that is nearest to the middle. */
function middleOf(text: string): number {
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const half = text.length / 2
  return gaps.sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0] ?? 0
}

/** Joins a cue and the next one. */
export function joinCues(cues: Cue[], index: number): Cue[] {
  const [cue, next] = cues.slice(index, index + 2)
  if (!cue || !next) return cues
  const text = [cue.text, next.text].filter((one) => one.trim() !== '').join('\n')
  return spliced(cues, index, 2, { start: Math.min(cue.start, next.start), end: Math.max(cue.end, next.end), text })
}

/** Adds an empty cue after one, in the gap to the next. */
export function addCue(cues: Cue[], index: number): Cue[] {
  const start = cues[index]?.end ?? 0
  const next = cues[index + 1]?.start ?? Number.POSITIVE_INFINITY
  const end = Math.max(Math.min(start + newSeconds, next), toThousandth(start + 0.5))
  return spliced(cues, index + 1, 0, { start, end: toThousandth(end), text: '' })
}

/** Returns cues with the same times for another language, which keeps its texts that start at one of these times. */
export function copyTimes(cues: Cue[], targetCues: Cue[]): Cue[] {
  const texts = new Map(targetCues.map(({ start, text }) => [start, text]))
  return cues.map(({ start, end }) => ({ start, end, text: texts.get(start) ?? '' }))
}

export function repairCue(cues: Cue[], index: number, repair: CueRepair): Cue[] {
  const cue = cues[index]
  if (!cue) return cues
  if (repair.kind === 'join') return joinCues(cues, index)
  if (repair.kind === 'remove') return spliced(cues, index, 1)
  if (repair.kind === 'sort') return [...cues].sort((one, other) => one.start - other.start)
  const { end } = repair
  return spliced(cues, index, 1, { ...cue, end, ...(repair.kind === 'longer' && { start: repair.start }) })
}
