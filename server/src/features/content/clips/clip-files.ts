import type { Language } from '@kasama/contract/language'
import { readTracks } from '../../clip/take/read-tracks'
import { hlsDuration } from './hls-duration'

/** The formats of a clip: one file, or for HLS a folder with its playlist and segments. */
export const clipFormats = ['mp4', 'webm', 'hls'] as const

/** The names of a language's clips among the files of a video; it should have one at most. */
export const clipsIn = (files: string[], language: Language) =>
  clipFormats.map((kind) => `${language}.${kind}`).filter((name) => files.includes(name))

/** The formats of a clip's audio track, stored separately. */
export const audioFormats = ['m4a', 'mp3', 'sound.webm'] as const

/** The names of a language's audio files; it should have one at most. */
export const audioFilesIn = (files: string[], language: string) =>
  audioFormats.map((kind) => `${language}.${kind}`).filter((name) => files.includes(name))

/** The duration in seconds of a clip, an audio file, or a rendition of one; null where it can't be read. */
export async function clipSeconds(path: string): Promise<number | null> {
  if (path.endsWith('.hls')) return hlsDuration(path)
  const found = await readTracks(path)
  return found && Number.isFinite(found.seconds) && found.seconds > 0 ? found.seconds : null
}
