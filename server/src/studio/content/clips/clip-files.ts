import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Language } from '@kasama/contract/language'
import { ifMissing } from '#platform/files/system-error'
import { addressesIn, isInside } from '#platform/media/playlist'
import { readTracks } from '#platform/media/read-tracks'
import { type PhoneProblem, phoneProblem } from '#studio/clip/take/phone-codecs'

/** A master playlist names a few media playlists, never as many as these. */
const mostLists = 50

/**
 * The duration in seconds of a playlist's segments, or of those of the first playlist that it names. Null where it
 * can't be read, has no end, names a file outside of its folder, or refers back to a playlist that was read already.
 */
async function hlsDuration(folder: string, name = 'index.m3u8', seen = new Set<string>()): Promise<number | null> {
  if (seen.has(name) || seen.size >= mostLists) return null
  seen.add(name)
  const playlist = await readFile(join(folder, name), 'utf8').catch(ifMissing(''))
  if (!playlist.startsWith('#EXTM3U')) return null
  const namedFiles = [...new Set(addressesIn(playlist).map((address) => posix.join(posix.dirname(name), address)))]
  for (const file of namedFiles) if (!(await isThere(folder, file))) return null
  const lists = namedFiles.filter((file) => file.endsWith('.m3u8'))
  if (lists.length === 0) return playlist.includes('#EXT-X-ENDLIST') ? lengthOf(playlist) : null
  const lengths: (number | null)[] = []
  for (const list of lists) lengths.push(await hlsDuration(folder, list, seen))
  return lengths.includes(null) ? null : (lengths[0] ?? null)
}

const isThere = async (folder: string, file: string) =>
  isInside(file) && (await stat(join(folder, file)).catch(ifMissing(null)))?.isFile() === true

function lengthOf(playlist: string): number | null {
  const pieces = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds))
  const seconds = pieces.reduce((sum, piece) => sum + piece, 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

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
