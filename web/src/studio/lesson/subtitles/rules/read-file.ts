import { otherFormat } from './other-formats'
import { readSubtitles, type SubtitlesRead } from './read-subtitles'

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
  const { cues, mends } = readSubtitles(text)
  if (cues.length === 0) {
    const format = otherFormat(text)
    return format ? { problem: 'other_format', format } : { problem: 'not_subtitles' }
  }
  return { cues, mends: isOld ? [{ kind: 'letters', lines: [1] }, ...mends] : mends }
}
