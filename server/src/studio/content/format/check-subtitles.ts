import { isZawgyi } from '@kasama/contract/burmese'
import { type Cue, readWebVtt, type WebVttProblem } from '@kasama/contract/web-vtt'

/** Parses subtitles strictly: cues in order, unique ids, and no cue beyond the clip (`seconds`, where it is known). */
export function checkSubtitles(text: string, seconds: number | null): { cues: Cue[]; problems: WebVttProblem[] } {
  const { cues, problems } = readWebVtt(text)
  const ids = new Set<string>()
  const misplaced = cues.flatMap((cue, index) => {
    const message = fault(cue, { start: cues[index - 1]?.start ?? 0, ids }, seconds)
    if (cue.id) ids.add(cue.id)
    return message ? [{ line: cue.line, message }] : []
  })
  const all = [...problems, ...misplaced].sort((a, b) => a.line - b.line)
  if (cues.length + all.length === 0) all.push({ line: 1, message: 'has no cues' })
  return { cues: cues.map(({ line: _, ...cue }) => cue), problems: all }
}

/** The start of the previous cue, and the ids of all previous cues. */
type Before = { start: number; ids: Set<string> }

function fault({ id, start, end, text }: Cue, before: Before, seconds: number | null): string | null {
  if (start < before.start) return 'this cue starts before the one above it'
  if (id && before.ids.has(id)) return `the id ${id} stands here twice`
  if (isZawgyi(text)) return 'this cue is in Zawgyi: write it in Unicode'
  // A clip is cut at frames and audio packets, and the desk counts whole seconds: the last cue may end up to a second
  // later.
  if (seconds !== null && end > seconds + 1) return `this cue ends after the clip, which lasts ${seconds.toFixed(1)} s`
  return null
}
