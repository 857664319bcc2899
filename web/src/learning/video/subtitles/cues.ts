import type { Cue } from '@kasama/contract/text/web-vtt'

/** The part of a slide that a cue belongs to: a slide's sentence may be split into several cues. */
function slideKey(cue: Cue): string {
  return /^slide-\d+(-text)?/.exec(cue.id)?.[0] ?? cue.id
}

type Span = { start: number; end: number }

function spansBySlide(cues: Cue[]): Map<string, Span> {
  const spansByKey = new Map<string, Span>()
  for (const cue of cues) {
    if (cue.id === '') continue
    const before = spansByKey.get(slideKey(cue))
    spansByKey.set(slideKey(cue), { start: Math.min(cue.start, before?.start ?? cue.start), end: cue.end })
  }
  return spansByKey
}

/** The text of one language at the times of another's clip; cues without a counterpart there are left out. */
export function retime(cues: Cue[], clipCues: Cue[]): Cue[] {
  const from = spansBySlide(cues)
  const to = spansBySlide(clipCues)
  return cues.flatMap((cue) => {
    const source = from.get(slideKey(cue))
    const target = to.get(slideKey(cue))
    if (!source || !target) return []
    const stretch = (target.end - target.start) / Math.max(source.end - source.start, 0.001)
    const timeOf = (time: number) => target.start + (time - source.start) * stretch
    return [{ ...cue, start: timeOf(cue.start), end: timeOf(cue.end) }]
  })
}

/** A cue stays until the next one begins: slow readers need the pause between them. */
export function cueAt(cues: Cue[], time: number): Cue | undefined {
  return cues.findLast((cue) => time >= cue.start)
}

type Clips = { from: Cue[]; to: Cue[]; fromDuration: number; toDuration: number }

/** The same position in a clip of another language: the start of the same cue, else the same fraction. */
export function positionInClip(time: number, { from, to, fromDuration, toDuration }: Clips): number {
  const current = from.filter((cue) => cue.start <= time).at(-1)
  const targetSpan = current && spansBySlide(to).get(slideKey(current))
  if (targetSpan) return targetSpan.start
  return fromDuration > 0 ? (time / fromDuration) * toDuration : 0
}
