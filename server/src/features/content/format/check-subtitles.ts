import { type Cue, readWebVtt, type WebVttProblem } from '@kasama/contract/web-vtt'

/** Parses subtitles strictly: cues in order, unique ids, and no cue beyond the clip (`seconds`, where it is known). */
export function checkSubtitles(text: string, seconds: number | null): { cues: Cue[]; problems: WebVttProblem[] } {
  const { cues, problems } = readWebVtt(text)
  const misplaced = cues.flatMap((cue, index) => {
    const message = fault(cue, cues.slice(0, index), seconds)
    return message ? [{ line: cue.line, message }] : []
  })
  const all = [...problems, ...misplaced].sort((a, b) => a.line - b.line)
  if (cues.length + all.length === 0) all.push({ line: 1, message: 'has no cues' })
  return { cues: cues.map(({ line: _, ...cue }) => cue), problems: all }
}

function fault({ id, start, end }: Cue, before: Cue[], seconds: number | null): string | null {
  if (start < (before.at(-1)?.start ?? 0)) return 'this cue starts before the one above it'
  if (id && before.some((cue) => cue.id === id)) return `the id ${id} stands here twice`
  // A clip is cut at frames and audio packets, and the desk counts whole seconds: the last cue may end up to a second
  // later.
  if (seconds !== null && end > seconds + 1) return `this cue ends after the clip, which lasts ${seconds.toFixed(1)} s`
  return null
}
