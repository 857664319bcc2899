import { createWriteStream } from 'node:fs'
import { join, parse, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { LessonCue } from '@kasama/contract/studio/lesson/lesson'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { inFolder } from '#platform/files/work-folder'
import { isInside } from '#platform/media/playlist'
import { readText } from '#platform/media/read-text'
import type { Storage } from '#platform/ports/storage/storage'
import { fast, ffmpegInBackground } from '../ffmpeg'
import { type Clip, cuesIn, type Place, wordsIn } from '../lesson/clip-in-lesson'
import { forPhones, picturesOf } from '../make/encoding'
import type { RenditionListener } from '../make/make-renditions'
import type { Work } from '../make/works.queries'
import { fetchFile, storeByHash } from '../stored-file'
import { type ClipProperties, probeClip } from '../take/probe-clip'
import { isOf, listRecorded, type VoiceCue, wholeLesson } from './voice.queries'

/** Downloads a stored clip as one file; of HLS only the pictures, in the best quality. Returns its path. */
async function fetchClip(storage: Storage, key: string, folder: string): Promise<string> {
  if (!key.endsWith('.m3u8')) {
    const path = join(folder, `clip${parse(key).ext}`)
    await fetchFile(storage, key, path)
    return path
  }
  const [joined, path] = [join(folder, 'pieces'), join(folder, 'clip.mp4')]
  for (const piece of await piecesOf(storage, key)) await append(storage, piece, joined)
  await ffmpegInBackground(['-i', joined, ...picturesOf, '-c', 'copy', path], () => {})
  return path
}

async function append(storage: Storage, key: string, to: string) {
  const size = await storage.size(key)
  if (!size) throw new Error(`${key} is not in the storage`)
  await pipeline(await storage.read(key, { from: 0, to: size - 1 }), createWriteStream(to, { flags: 'a' }))
}

/** A variant in a master playlist: its bandwidth, and its address on the next line. */
const variant = /^#EXT-X-STREAM-INF:(?:.*,)?BANDWIDTH=(\d+).*\n([^#\n]+)/gm

/** The files of a playlist in order, with its initialisation segment first. */
async function piecesOf(storage: Storage, key: string): Promise<string[]> {
  const playlist = (await readText(storage, key)).replaceAll('\r', '')
  const at = (address: string) => {
    if (!isInside(address)) throw new Error(`${key} names what is not in its folder`)
    return posix.join(posix.dirname(key), address)
  }
  const [best] = [...playlist.matchAll(variant)].sort(([, a], [, b]) => Number(b) - Number(a))
  if (best?.[2]) return piecesOf(storage, at(best[2].trim()))
  if (/^#EXT-X-(BYTERANGE|KEY:(?!METHOD=NONE))/m.test(playlist)) throw new Error(`${key} is not made of plain files`)
  const beginning = /^#EXT-X-MAP:.*URI="([^"]+)"/m.exec(playlist)?.[1]
  const pieces = playlist.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return [...(beginning ? [beginning] : []), ...pieces.map((line) => line.trim())].map(at)
}

/** The most by which a recording that is longer than its slide is sped up. */
const maxSpeedUp = 1.3

type Part = { path: string; from: number; quicker: number }

/** Replaces a clip's audio with the recordings; its pictures stay as they are. */
export async function layVoice(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { source, video_id: videoId, language_code: language }: Work,
  { onProgress }: RenditionListener,
): Promise<Partial<Clip>> {
  const place = { videoId, language }
  const cues = await cuesIn({ db, storage }, place)
  const recorded = await recordingsToLay({ db }, place, cues)
  // The recordings were removed or the words changed: the clip stays as it is.
  if (recorded.length === 0) return {}
  return inFolder('kasama-clip-', async (folder) => {
    const path = await fetchClip(storage, source, folder)
    const probed = await probeClip(path)
    if (typeof probed === 'string') throw new Error(`${source} is no clip: ${probed}`)
    const parts: Part[] = []
    for (const row of recorded) {
      const file = join(folder, `voice-${row.cue}`)
      await fetchFile(storage, row.key, file)
      const from = cues[row.cue - 1]?.start ?? 0
      const room = (cues[row.cue]?.start ?? probed.seconds) - from
      const quicker = row.cue === wholeLesson ? 1 : Math.min(maxSpeedUp, Math.max(1, row.seconds / Math.max(1, room)))
      parts.push({ path: file, from, quicker })
    }
    const ending = probed.unplayable ? 'mp4' : probed.ending
    const laid = join(folder, `laid.${ending}`)
    await ffmpegInBackground(argsOf(path, parts, probed, laid), (second) => onProgress((100 * second) / probed.seconds))
    const address = await storeByHash(storage, laid, `clips/lesson-${videoId}/${language}.voice`, ending)
    const duration = Math.max(1, Math.round(probed.seconds))
    const renewed = { low_address: null, audio_address: null, narration: language, voice: null }
    return { address, duration, ...renewed }
  })
}

/** The recordings to use: one of the whole lesson, otherwise those of cues whose words have not changed since. */
export async function recordingsToLay({ db }: Pick<Deps, 'db'>, place: Place, cues: LessonCue[]): Promise<VoiceCue[]> {
  const recorded = (await listRecorded(db, place)).filter((row) => isOf(row, cues))
  const whole = recorded.find(({ cue }) => cue === wholeLesson)
  return whole ? [whole] : recorded
}

function argsOf(clip: string, parts: Part[], { seconds, unplayable }: ClipProperties, to: string) {
  const inputs = parts.flatMap(({ path }) => ['-i', path])
  const placed = parts.map(
    ({ from, quicker }, index) =>
      `[${index + 1}:a]aresample=48000,atempo=${quicker.toFixed(3)},adelay=${Math.round(from * 1000)}:all=1[v${index}]`,
  )
  const names = parts.map((_, index) => `[v${index}]`).join('')
  const mixed = `${names}amix=inputs=${parts.length}:normalize=0,apad[voice]`
  const isWebm = to.endsWith('.webm')
  const pictures = unplayable ? forPhones() : ['-c:v', 'copy']
  const sound = isWebm ? ['-c:a', 'libopus', '-b:a', '48k'] : ['-c:a', 'aac', '-b:a', '64k']
  return [
    ...['-i', clip, ...inputs, '-filter_complex', [...placed, mixed].join(';')],
    ...[...picturesOf, '-map', '[voice]', ...pictures, ...sound, '-ac', '1', '-t', seconds.toFixed(3)],
    ...(isWebm ? [] : fast),
    to,
  ]
}

const isHere = (address: string) => /^clips\/.+\.(mp4|webm|m3u8)$/.test(address)

/** Whether a language has a clip of its own on this server. */
export async function hasOwnClip(db: Db, place: Place): Promise<boolean> {
  return isHere((await wordsIn(db, place))?.address ?? '')
}

/** The clip on our storage whose audio is replaced in a language: its own, or the English one. */
export async function clipToLayOver(db: Db, place: Place): Promise<string | null> {
  const clipAddress = (await wordsIn(db, place))?.address
  const address = clipAddress ?? (await wordsIn(db, { ...place, language: 'eng' }))?.address
  return address && isHere(address) ? address : null
}
