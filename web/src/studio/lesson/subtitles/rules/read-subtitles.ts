import { isZawgyi, toUnicode } from '@kasama/contract/text/burmese'
import { cleanText } from './clean-text'
import { withoutRolling } from './rolling-captions'
import { type Cue, secondsFrom, toThousandth } from './times'

/** Repairs made to a file, and reasons why a part was left out. */
type RepairKind =
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
export type FileRepair = { kind: RepairKind; lines: number[] }
export type SubtitlesRead = { cues: Cue[]; repairs: FileRepair[] }

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

const readTime = (text = '') => (/^\d+$/.test(text) ? null : secondsFrom(text))

/** Reads subtitles in WebVTT, SRT or SBV, as far as they can be read, and reports the corrections. */
export function readSubtitles(file: string): SubtitlesRead {
  const repairs = new Map<RepairKind, number[]>()
  function note(kind: RepairKind, line: number) {
    const lines = repairs.get(kind) ?? []
    lines.push(line)
    repairs.set(kind, lines)
  }
  const lines = file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, longestLine))
  const isVtt = /^WEBVTT([ \t]|$)/.test(lines[0] ?? '')
  const pieces = piecesOf(lines)
  const first = pieces[0]
  if (!isVtt && first && strictVtt.test(first.times)) note('header', 1)
  const found = pieces.flatMap((piece) => cueFrom(piece, note) ?? [])
  const cues = withoutRolling(inOrder(found, note), ({ line }) => note('rolling', line))
  for (const { line } of cues.slice(mostCues)) note('cut', line)
  const kept = cues.slice(0, mostCues).map(({ line: _, ...cue }) => cue)
  return { cues: kept, repairs: [...repairs].map(([kind, at]) => ({ kind, lines: [...new Set(at)] })) }
}

type CueWithLine = Cue & { line: number }
type Note = (kind: RepairKind, line: number) => void

/** Returns one piece as a cue; null if its times cannot be read or it has no text. */
function cueFrom({ line, times, text }: SubtitlePiece, note: Note): CueWithLine | null {
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
  const typed = cleanText(isSbv ? plain.replaceAll('[br]', '\n') : plain, (kind) => note(kind, line))
  if (isZawgyi(typed)) note('zawgyi', line)
  const plainText = toUnicode(typed)
  if (plainText.length > longestCue) note('cut', line)
  if (plainText === '') note('empty', line)
  const early = toThousandth(Math.min(start, end))
  const late = end === start ? early + 1 : toThousandth(Math.max(start, end))
  return plainText === '' ? null : { line, start: early, end: late, text: plainText.slice(0, longestCue) }
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
