/** One subtitle; times are seconds of the clip it was written for. */
export type Cue = { id: string; start: number; end: number; text: string }

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/

/** Reads a WebVTT file; whatever is no cue (header, notes, styles) is left out. */
export function parseCues(vtt: string): Cue[] {
  const blocks = vtt.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return blocks.map(parseBlock).filter((cue) => cue !== null)
}

function parseBlock(block: string): Cue | null {
  const lines = block.split('\n').filter((line) => line !== '')
  const at = lines.findIndex((line) => timing.test(line))
  const [, start, end] = timing.exec(lines[at] ?? '') ?? []
  if (!start || !end) return null
  const text = lines.slice(at + 1).join('\n')
  return { id: at > 0 ? (lines[at - 1] ?? '') : '', start: seconds(start), end: seconds(end), text: plain(text) }
}

function seconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '\u200e', rlm: '\u200f' }

function plain(text: string): string {
  return text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}

/** The part of a slide that a cue belongs to: the sentence of a slide may be split into several cues. */
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

/** The words of one language at the times of another's clip; cues without a counterpart there are left out. */
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

/** Where a clip in another language says the same: the start of the same cue, else the same fraction. */
export function samePlace(time: number, { from, to, fromDuration, toDuration }: Clips): number {
  const current = from.filter((cue) => cue.start <= time).at(-1)
  const same = current && spans(to).get(place(current))
  if (same) return same.start
  return fromDuration > 0 ? (time / fromDuration) * toDuration : 0
}
