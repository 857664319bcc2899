/** One subtitle; times are seconds of the clip it was written for. */
export type Cue = { id: string; start: number; end: number; text: string }

/** A problem in a file, with its line. */
export type WebVttProblem = { line: number; message: string }

type Block = { line: number; lines: string[] }

const timePattern = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/

function secondsOf(text: string): number | null {
  const [whole, hours = '0', minutes, seconds, thousandths] = timePattern.exec(text) ?? []
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '\u200e', rlm: '\u200f' }

/** A cue's text without markup. */
const withoutMarkup = (text: string) =>
  text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** Reads a cue, or returns its problem. */
function cueOf({ line, lines }: Block): Cue | WebVttProblem {
  const timingIndex = lines[0]?.includes('-->') ? 0 : 1
  const [from = '', arrow, to = ''] = (lines[timingIndex] ?? '').trim().split(/\s+/)
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (arrow !== '-->' || start === null || end === null)
    return { line: line + timingIndex, message: 'is no time such as 00:01.500 --> 00:04.000' }
  if (end <= start) return { line: line + timingIndex, message: 'this cue ends before it starts' }
  const text = lines.slice(timingIndex + 1).join('\n')
  if (text === '') return { line: line + timingIndex, message: 'this cue has no text' }
  if (text.includes('-->'))
    return { line: line + timingIndex + 1, message: 'an empty line is missing between two cues' }
  return { id: timingIndex === 1 ? (lines[0] ?? '') : '', start, end, text: withoutMarkup(text) }
}

/** Reads subtitles in WebVTT: the valid cues, with the line of each, and the problems of the others. */
export function readWebVtt(text: string): { cues: (Cue & { line: number })[]; problems: WebVttProblem[] } {
  const [header, ...blocks] = blocksOf(text)
  if (header?.line !== 1 || !/^WEBVTT([ \t]|$)/.test(header.lines[0] ?? ''))
    return { cues: [], problems: [{ line: 1, message: 'must begin with WEBVTT and an empty line' }] }
  const cues: (Cue & { line: number })[] = []
  const problems: WebVttProblem[] = []
  for (const block of blocks.filter(({ lines }) => !/^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? ''))) {
    const cue = cueOf(block)
    if ('message' in cue) problems.push(cue)
    else cues.push({ ...cue, line: block.line })
  }
  return { cues, problems }
}

/** Reads the valid cues of a file and ignores its problems. */
export const readCues = (text: string): Cue[] => readWebVtt(text).cues.map(({ line: _, ...cue }) => cue)
