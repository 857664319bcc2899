import { open } from 'node:fs/promises'
import type { ClipProblem } from '@kasama/contract/studio/clip/clips.api'
import { readTracks, type Tracks } from '#platform/media/read-tracks'
import { readBoxes } from './boxes'
import { type PhoneProblem, phoneProblem } from './phone-codecs'

/** `unplayable` is why phones can't play it as it is. */
export type ClipProperties = {
  seconds: number
  ending: 'mp4' | 'webm'
  hasSound: boolean
  unplayable: PhoneProblem | null
}

export const mostClipSeconds = 4 * 3600
/** Maximum difference between the duration in the header and that of the frames. */
const slack = (seconds: number) => Math.max(2, seconds * 0.05)

const isWebm = (head: Buffer) => head.readUInt32BE(0) === 0x1a45dfa3

/** Probes a file: its container, codecs and duration, or why it is no clip. */
export async function probeClip(path: string): Promise<ClipProperties | ClipProblem> {
  const file = await open(path)
  const head = Buffer.alloc(12)
  let ending: ClipProperties['ending']
  try {
    const { bytesRead } = await file.read(head, 0, 12, 0)
    if (bytesRead < 12) return 'not_a_clip'
    ending = isWebm(head) ? 'webm' : 'mp4'
    const boxes = ending === 'mp4' ? await readBoxes(file) : []
    if (typeof boxes === 'string') return boxes
  } finally {
    await file.close()
  }
  const found = await readTracks(path)
  if (!found) return 'not_a_clip'
  const { seconds, sound } = found
  const unplayable = phoneProblem(ending, found)
  return problemOf(found) ?? { seconds, ending, hasSound: sound !== null, unplayable }
}

function problemOf({ seconds, said, pictures }: Tracks): ClipProblem | null {
  if (pictures === null) return 'no_picture'
  if (!(seconds > 0) || (said !== null && Math.abs(said - seconds) > slack(seconds))) return 'header'
  return seconds > mostClipSeconds ? 'too_long' : null
}
