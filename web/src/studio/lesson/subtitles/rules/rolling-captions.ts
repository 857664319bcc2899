import type { Cue } from './times'

/** Longest duration, in seconds, of a cue that only links two cues of rolling captions. */
const flash = 0.05

const linesOf = ({ text }: Cue) => text.split('\n')

/** Returns how many lines at a cue's beginning were the last ones of the cue before. */
function repeatedLines(cue: Cue, before: Cue | undefined): number {
  if (!before) return 0
  const [lines, linesBefore] = [linesOf(cue), linesOf(before)]
  const counts = Array.from({ length: Math.min(lines.length, linesBefore.length) }, (_, index) => index + 1)
  return counts.findLast((count) => lines.slice(0, count).join('\n') === linesBefore.slice(-count).join('\n')) ?? 0
}

/** Returns whether lines roll up, as in captions that YouTube makes: each new line appears below the one before. */
function isRolling(cues: Cue[]): boolean {
  const kept = cues.map((cue, index) => repeatedLines(cue, cues[index - 1]))
  if (cues.some((cue, index) => kept[index] && cue.end - cue.start <= flash)) return true
  const rolled = cues.filter((cue, index) => kept[index] && linesOf(cue).length > (kept[index] ?? 0))
  return rolled.length > 1 && rolled.length * 2 >= cues.length - 1
}

/** Turns rolling captions into cues that show each line once; `note` is called for each cue that repeated something. */
export function withoutRolling<C extends Cue>(cues: C[], note: (cue: C) => void): C[] {
  if (!isRolling(cues)) return cues
  const shown: C[] = []
  for (const [index, cue] of cues.entries()) {
    const count = repeatedLines(cue, cues[index - 1])
    if (count > 0) note(cue)
    const text = linesOf(cue).slice(count).join('\n')
    const last = shown.at(-1)
    if (text !== '') shown.push({ ...cue, text })
    else if (last) shown.splice(-1, 1, { ...last, end: Math.max(last.end, cue.end) })
  }
  return shown.map((cue, index) => ({ ...cue, end: Math.min(cue.end, shown[index + 1]?.start ?? cue.end) }))
}
