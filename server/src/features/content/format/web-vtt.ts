export type Cue = { id: string; start: number; end: number; text: string }
type Block = { line: number; lines: string[] }

const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

function secondsOf(text: string): number | null {
  const [whole, hours = '0', minutes, seconds, thousandths] = time.exec(text) ?? []
  if (!whole) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

/** The pieces between empty lines, with the line that each begins on. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let block: Block | null = null
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') block = null
    else if (block) block.lines.push(line)
    else {
      block = { line: index + 1, lines: [line] }
      blocks.push(block)
    }
  }
  return blocks
}

type Problem = { line: number; message: string }

/** Reads a cue; answers what is wrong with it otherwise. */
function cueOf({ line, lines }: Block): Cue | Problem {
  const at = lines[0]?.includes('-->') ? 0 : 1
  const [from = '', arrow, to = ''] = (lines[at] ?? '').trim().split(/\s+/)
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (arrow !== '-->' || start === null || end === null)
    return { line: line + at, message: 'is no time such as 00:01.500 --> 00:04.000' }
  if (end <= start) return { line: line + at, message: 'this cue ends before it starts' }
  const text = lines.slice(at + 1).join('\n')
  if (text === '') return { line: line + at, message: 'this cue has no text' }
  if (text.includes('-->')) return { line: line + at + 1, message: 'an empty line is missing between two cues' }
  return { id: at === 1 ? (lines[0] ?? '') : '', start, end, text: text.replace(/<[^>]*>/g, '') }
}

/** Reads WebVTT strictly: cues in order, each id once, and none beyond the clip (`seconds`, when it is known). */
export function readWebVtt(text: string, seconds: number | null): { cues: Cue[]; problems: Problem[] } {
  const [header, ...blocks] = blocksOf(text)
  if (header?.line !== 1 || !/^WEBVTT([ \t]|$)/.test(header.lines[0] ?? ''))
    return { cues: [], problems: [{ line: 1, message: 'must begin with WEBVTT and an empty line' }] }
  const cues: Cue[] = []
  const problems: Problem[] = []
  for (const block of blocks.filter(({ lines }) => !/^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? ''))) {
    const cue = cueOf(block)
    if ('message' in cue) problems.push(cue)
    else {
      const message = misplaced(cue, cues, seconds)
      if (message) problems.push({ line: block.line, message })
      cues.push(cue)
    }
  }
  if (cues.length + problems.length === 0) problems.push({ line: 1, message: 'has no cues' })
  return { cues, problems }
}

function misplaced({ id, start, end }: Cue, before: Cue[], seconds: number | null): string | null {
  if (start < (before.at(-1)?.start ?? 0)) return 'this cue starts before the one above it'
  if (id && before.some((cue) => cue.id === id)) return `the id ${id} stands here twice`
  // Clips are cut at frames and sound packets, so that the last cue may end a moment after the picture.
  if (seconds !== null && end > seconds + 0.5)
    return `this cue ends after the clip, which lasts ${seconds.toFixed(1)} s`
  return null
}
