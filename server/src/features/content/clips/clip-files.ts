import type { Language } from '@kasama/contract/language'
import { readTracks } from '../../clip/take/read-tracks'
import { hlsDuration } from './hls-duration'

/** What a clip may be: a file, or for HLS a folder with its playlist and pieces. */
export const clipKinds = ['mp4', 'webm', 'hls'] as const

/** The names of a language's clips among the files of a video; it should have one at most. */
export const clipsIn = (files: string[], language: Language) =>
  clipKinds.map((kind) => `${language}.${kind}`).filter((name) => files.includes(name))

/** How the sound alone of a clip may be stored. */
export const soundKinds = ['m4a', 'mp3', 'sound.webm'] as const

/** The names of a language's sounds alone; it should have one at most. */
export const soundsIn = (files: string[], language: string) =>
  soundKinds.map((kind) => `${language}.${kind}`).filter((name) => files.includes(name))

/** Seconds that a clip, a sound, or a rendition of one, lasts; null where that can't be read. */
export async function clipSeconds(path: string): Promise<number | null> {
  if (path.endsWith('.hls')) return hlsDuration(path)
  const found = await readTracks(path)
  return found && Number.isFinite(found.seconds) && found.seconds > 0 ? found.seconds : null
}
