import { lettersOf } from '@kasama/contract/learning/video/video.rules'
import { type Cue, toThousandth } from './times'

/** Letters a second that a slow reader manages. */
export const readingSpeed = 15
/** Seconds; nobody can read a shorter cue. */
const shortest = 0.5

type FaultKind = 'backwards' | 'past_end' | 'overlap' | 'order' | 'fast'
/** A fault of one cue; `by` is the number in its sentence: seconds of an overlap, letters a second. */
export type Fault = { index: number; kind: FaultKind; by: number; repair: CueRepair | null }
/** Change that one press makes. */
export type CueRepair =
  | { kind: 'end'; end: number }
  | { kind: 'longer'; start: number; end: number; by: number }
  | { kind: 'join' }
  | { kind: 'remove' }
  | { kind: 'sort' }

/** Counts letters as they are seen: a Burmese letter with its signs is one. */
export const lengthOf = (text: string) => lettersOf(text.replace(/\s+/g, ' ').trim()).length

/** Letters a second; null if the cue does not last. */
export function speedOf({ start, end, text }: Cue): number | null {
  return end > start ? Math.round(lengthOf(text) / (end - start)) : null
}

/** Returns the faults of all cues, in their order. Without a length nothing is past the end of the clip. */
export function faultsOf(cues: Cue[], clipSeconds: number | null): Fault[] {
  return cues.flatMap((cue, index) => {
    const before = cues[index - 1]
    const isEarly = before !== undefined && cue.start < before.start
    const order: CueFault | null = isEarly
      ? { kind: 'order', by: toThousandth(before.start - cue.start), repair: { kind: 'sort' } }
      : null
    const faults = [order, timeFault(cues, index, clipSeconds ?? Number.POSITIVE_INFINITY)]
    return faults.flatMap((fault) => (fault ? [{ index, ...fault }] : []))
  })
}

type CueFault = Omit<Fault, 'index'>

/** Returns the gravest fault in the times of one cue. */
function timeFault(cues: Cue[], index: number, clipEnd: number): CueFault | null {
  const [cue, next] = cues.slice(index, index + 2)
  if (!cue) return null
  const latest = Math.min(next?.start ?? clipEnd, clipEnd)
  if (cue.end <= cue.start) return backwards(cue, latest)
  if (cue.end > clipEnd) return pastEnd(cue, clipEnd)
  if (next && cue.start <= next.start && cue.end > next.start) return overlap(cue, next)
  return (speedOf(cue) ?? 0) > readingSpeed ? tooFast(cue, cues[index - 1]?.end ?? 0, latest) : null
}

function backwards(cue: Cue, latest: number): CueFault {
  const by = toThousandth(cue.start - cue.end)
  if (latest - cue.start < shortest) return { kind: 'backwards', by, repair: { kind: 'remove' } }
  const readable = cue.start + Math.max(1, lengthOf(cue.text) / readingSpeed)
  return { kind: 'backwards', by, repair: { kind: 'end', end: toThousandth(Math.min(readable, latest)) } }
}

function pastEnd(cue: Cue, clipEnd: number): CueFault {
  const isOut = clipEnd - cue.start < shortest
  return {
    kind: 'past_end',
    by: toThousandth(cue.end - clipEnd),
    repair: isOut ? { kind: 'remove' } : { kind: 'end', end: toThousandth(clipEnd) },
  }
}

function overlap(cue: Cue, next: Cue): CueFault {
  const isTight = next.start - cue.start < shortest
  return {
    kind: 'overlap',
    by: toThousandth(cue.end - next.start),
    repair: isTight ? { kind: 'join' } : { kind: 'end', end: next.start },
  }
}

/**
 * A cue that is read too fast is shown longer: later first, then earlier, as far as its neighbours allow; without room
 * for that, its text must be shortened.
 */
function tooFast(cue: Cue, earliest: number, latest: number): CueFault {
  const lacking = lengthOf(cue.text) / readingSpeed - (cue.end - cue.start)
  const later = Math.min(lacking, Math.max(0, latest - cue.end))
  const earlier = Math.min(lacking - later, Math.max(0, cue.start - earliest))
  const by = Math.ceil((later + earlier) * 10) / 10
  const longer = {
    kind: 'longer' as const,
    by,
    start: toThousandth(cue.start - earlier),
    end: toThousandth(cue.end + later),
  }
  return { kind: 'fast', by: speedOf(cue) ?? 0, repair: later + earlier < 0.05 ? null : longer }
}
