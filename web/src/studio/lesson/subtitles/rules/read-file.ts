import { readSubtitles, type SubtitlesRead } from './read-subtitles'

/** Formats of subtitles that are recognised by their beginning, but not read. */
const formats: [beginning: RegExp, name: string][] = [
  [/^\[Script Info\]|^Dialogue:/m, 'ASS'],
  [/^(?:<\?xml[^>]*>\s*)?<(?:\w+:)?tt[\s>]/, 'TTML'],
  [/^(?:<\?xml[^>]*>\s*)?<(?:transcript|timedtext)[\s>]/, 'YouTube XML'],
  [/^<SAMI/i, 'SAMI'],
  [/^\{\d+\}\{\d+\}/, 'MicroDVD'],
  [/^\[(?:\d{1,3}:\d{2}|ar:|ti:|al:|by:)/, 'LRC'],
  [/^Scenarist_SCC/, 'SCC'],
  [/^\{\s*"/, 'JSON'],
]

const looked = 4096

/** Returns the name of a subtitle format that is not read here; null for any other file. */
function otherFormat(text: string): string | null {
  const start = text.slice(0, looked).trimStart()
  return formats.find(([beginning]) => beginning.test(start))?.[1] ?? null
}

/** Larger files are no subtitles of a lesson. */
const mostBytes = 1_000_000

export type FileRead =
  | SubtitlesRead
  | { problem: 'large' | 'not_subtitles' }
  | { problem: 'other_format'; format: string }

/** Decodes a file: UTF-8, UTF-16 by its first bytes, else Windows-1252. */
function lettersOf(bytes: Uint8Array): { text: string; isOld: boolean } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isOld: true }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isOld: true }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isOld: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isOld: true }
  }
}

/** Reads a chosen file; one without a single cue is no subtitle file. */
export function readSubtitleFile(bytes: Uint8Array): FileRead {
  if (bytes.length > mostBytes) return { problem: 'large' }
  const { text, isOld } = lettersOf(bytes)
  const { cues, repairs } = readSubtitles(text)
  if (cues.length === 0) {
    const format = otherFormat(text)
    return format ? { problem: 'other_format', format } : { problem: 'not_subtitles' }
  }
  return { cues, repairs: isOld ? [{ kind: 'letters', lines: [1] }, ...repairs] : repairs }
}
