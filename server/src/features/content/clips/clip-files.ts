import type { Language } from '@kasama/contract/language'
import { fileDuration } from './file-duration'
import { hlsDuration } from './hls-duration'

/** What a clip may be: a file, or for HLS a folder with its playlist and pieces. */
export const clipKinds = ['mp4', 'webm', 'hls'] as const

/** The names of a language's clips among the files of a video; it should have one at most. */
export const clipsIn = (files: string[], language: Language) =>
  clipKinds.map((kind) => `${language}.${kind}`).filter((name) => files.includes(name))

/** Seconds that a clip, or a rendition of one, lasts; null where that can't be read. */
export function clipSeconds(path: string): Promise<number | null> {
  return path.endsWith('.hls') ? hlsDuration(path) : fileDuration(path)
}
