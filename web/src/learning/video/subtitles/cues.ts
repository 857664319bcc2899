import type { Cue } from '@kasama/contract/text/web-vtt'

/** The part of a slide that a cue belongs to: a slide's sentence may be split into several cues. */
function place(cue: Cue): string {
  return /^slide-\d+(-text)?/.exec(cue.id)?.[0] ?? cue.id
}

type Span = { start: number; end: number }

function spans(cues: Cue[]): Map<string, Span> {
  const found = new Map<string, Span>()
  for (const cue of cues) {
    if (cue.id === '') continue
    const before = found.get(place(cue))
    found.set(place(cue), { start: Math.min(cue.start, before?.start ?? cue.start), end: cue.end })
  }
  return found
}

/** The text of one language at the times of another's clip; cues without a counterpart there are left out. */
export function retime(cues: Cue[], onto: Cue[]): Cue[] {
  const from = spans(cues)
  const to = spans(onto)
  return cues.flatMap((cue) => {
    const source = from.get(place(cue))
    const target = to.get(place(cue))
    if (!source || !target) return []
    const stretch = (target.end - target.start) / Math.max(source.end - source.start, 0.001)
    const at = (time: number) => target.start + (time - source.start) * stretch
    return [{ ...cue, start: at(cue.start), end: at(cue.end) }]
  })
}

/** A cue stays until the next one begins: slow readers need the pause between them. */
export function cueAt(cues: Cue[], time: number): Cue | undefined {
  return cues.findLast((cue) => time >= cue.start)
}

type Clips = { from: Cue[]; to: Cue[]; fromDuration: number; toDuration: number }

/** The same position in a clip of another language: the start of the same cue, else the same fraction. */
export function samePlace(time: number, { from, to, fromDuration, toDuration }: Clips): number {
  const current = from.filter((cue) => cue.start <= time).at(-1)
  const same = current && spans(to).get(place(current))
  if (same) return same.start
  return fromDuration > 0 ? (time / fromDuration) * toDuration : 0
}
