import type { Language } from '@kasama/contract/language'
import { readTracks } from '#platform/media/read-tracks'
import { type PhoneProblem, phoneProblem } from '#studio/clip/take/phone-codecs'
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

/** Returns the reason why phones can't play a clip; null if they can. HLS segments are not checked. */
export async function phoneProblemOf(path: string): Promise<string | null> {
  const ending = path.endsWith('.webm') ? 'webm' : 'mp4'
  const found = path.endsWith('.hls') ? null : await readTracks(path)
  const problem = found?.pictures && phoneProblem(ending, found)
  return problem ? forPhones[problem] : null
}

const colours = 'export it as H.264, profile Main or High, colours 4:2:0 in 8 bits'
const codecs = 'export it with H.264 pictures and AAC sound, or as WebM with VP8 or VP9 and Opus'
const forPhones: Record<PhoneProblem, string> = {
  hevc: `has HEVC pictures, which many phones can't play: ${codecs}`,
  codec: `has pictures that many phones can't play: ${codecs}`,
  clip_sound: `has sound that phones can't play: ${codecs}`,
  chroma: `has 4:2:2 or 4:4:4 colours, which phones can't play: ${colours}`,
  depth: `has colours of 10 bits or more, which phones can't play: ${colours}`,
}

/** The duration in seconds of a clip, an audio file, or a rendition of one; null if it can't be read. */
export async function clipSeconds(path: string): Promise<number | null> {
  if (path.endsWith('.hls')) return hlsDuration(path)
  const found = await readTracks(path)
  return found && Number.isFinite(found.seconds) && found.seconds > 0 ? found.seconds : null
}
