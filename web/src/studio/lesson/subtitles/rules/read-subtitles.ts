import { toUnicode, isZawgyi } from '@kasama/contract/burmese'
import { cleaned } from './cleaned'
import { unrolled } from './rolling'
import { type Cue, secondsIn, toThousandth } from './times'

/** Repairs made to a file, and reasons why a part was left out. */
type MendKind =
  | 'letters'
  | 'header'
  | 'times'
  | 'unreadable'
  | 'turned'
  | 'order'
  | 'doubled'
  | 'rolling'
  | 'zawgyi'
  | 'empty'
  | 'script'
  | 'marks'
  | 'cut'
export type Mend = { kind: MendKind; lines: number[] }
export type SubtitlesRead = { cues: Cue[]; mends: Mend[] }

export const longestCue = 500
export const mostCues = 2000
const longestLine = 5000
const strictVtt = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(\s.*)?$/
const strictSrt = /^\d{2}:[0-5]\d:[0-5]\d,\d{3} --> \d{2}:[0-5]\d:[0-5]\d,\d{3}(\s.*)?$/
const arrow = /\s*(?:-->|[-=–—]>)\s*/
/** SBV, as YouTube writes it: a comma between the times, and `[br]` between lines. */
const sbv = /^(\d{1,2}:[0-5]\d:[0-5]\d\.\d{3}),(\d{1,2}:[0-5]\d:[0-5]\d\.\d{3})\s*$/
const isTimes = (line: string) =>
  sbv.test(line) || /^\s*\d[\d:.,]*\s*(?:-->|[-=–—]>)/.test(line) || line.includes('-->')

type SubtitlePiece = { line: number; times: string; text: string[] }

/** Splits a file into pieces, each from a line of times to the next; comments and styles belong to none. */
function piecesOf(lines: string[]): SubtitlePiece[] {
  const pieces: SubtitlePiece[] = []
  let isAside = false
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0 || lines[index - 1]?.trim() === ''
    if (isFirst && /^(NOTE|STYLE|REGION)\b/.test(line)) isAside = true
    if (line.trim() === '') isAside = false
    if (isAside) continue
    if (!isTimes(line)) {
      pieces.at(-1)?.text.push(line)
      continue
    }
    dropName(pieces.at(-1)?.text)
    pieces.push({ line: index + 1, times: line, text: [] })
  }
  return pieces
}

/** Drops the number or name over a line of times from the text of the piece before it. */
function dropName(text: string[] | undefined) {
  const name = text?.at(-1)?.trim()
  if (!text || !name) return
  if (/^\d+$/.test(name) || text.at(-2)?.trim() === '') text.pop()
}

const readTime = (text = '') => (/^\d+$/.test(text) ? null : secondsIn(text))

/** Reads subtitles in WebVTT, SRT or SBV, as far as they can be read, and reports the corrections. */
export function readSubtitles(file: string): SubtitlesRead {
  const mends = new Map<MendKind, number[]>()
  function note(kind: MendKind, line: number) {
    const lines = mends.get(kind) ?? []
    lines.push(line)
    mends.set(kind, lines)
  }
  const lines = file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine))
  const isVtt = /^WEBVTT([ \t]|$)/.test(lines[0] ?? '')
  const pieces = piecesOf(lines)
  const first = pieces[0]
  if (!isVtt && first && strictVtt.test(first.times)) note('header', 1)
  const found = pieces.flatMap((piece) => placed(piece, note) ?? [])
  const cues = unrolled(inOrder(found, note), ({ line }) => note('rolling', line))
  for (const { line } of cues.slice(mostCues)) note('cut', line)
  const kept = cues.slice(0, mostCues).map(({ line: _, ...cue }) => cue)
  return { cues: kept, mends: [...mends].map(([kind, at]) => ({ kind, lines: [...new Set(at)] })) }
}

type CueWithLine = Cue & { line: number }
type Note = (kind: MendKind, line: number) => void

/** Returns one piece as a cue; null if its times cannot be read or it has no text. */
function placed({ line, times, text }: SubtitlePiece, note: Note): CueWithLine | null {
  const isSbv = sbv.test(times)
  const [from, to] = times.trim().split(isSbv ? ',' : arrow)
  const [start, end] = [readTime(from), readTime(to?.split(/\s/)[0])]
  if (start === null || end === null) {
    note('unreadable', line)
    return null
  }
  if (!isSbv && !strictVtt.test(times) && !strictSrt.test(times)) note('times', line)
  if (end <= start) note('turned', line)
  const plain = text.join('\n')
  const typed = cleaned(isSbv ? plain.replaceAll('[br]', '\n') : plain, (kind) => note(kind, line))
  if (isZawgyi(typed)) note('zawgyi', line)
  const said = toUnicode(typed)
  if (said.length > longestCue) note('cut', line)
  if (said === '') note('empty', line)
  const early = toThousandth(Math.min(start, end))
  const late = end === start ? early + 1 : toThousandth(Math.max(start, end))
  return said === '' ? null : { line, start: early, end: late, text: said.slice(0, longestCue) }
}

function inOrder(found: CueWithLine[], note: Note): CueWithLine[] {
  for (const [index, cue] of found.entries()) if (cue.start < (found[index - 1]?.start ?? 0)) note('order', cue.line)
  return [...found]
    .sort((one, other) => one.start - other.start)
    .filter((cue, index, all) => {
      const before = all[index - 1]
      const isDoubled = before?.start === cue.start && before.end === cue.end && before.text === cue.text
      if (isDoubled) note('doubled', cue.line)
      return !isDoubled
    })
}
