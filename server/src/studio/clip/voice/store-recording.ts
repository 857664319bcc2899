import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxCueSeconds } from '@kasama/contract/desk/desk.rules'
import { limitConcurrency } from '#platform/concurrency'
import type { Deps } from '#platform/deps'
import { inFolder } from '#platform/files/work-folder'
import { fail } from '#platform/http/errors'
import { readTracks, type Tracks } from '#platform/media/read-tracks'
import type { Storage } from '#platform/ports/storage/storage'
import { ffmpegNow, hasFfmpeg, measureLoudness, NotReadable } from '../ffmpeg'
import { auditClip, cuesIn, type Place } from '../lesson/clip-in-lesson'
import { soundOf } from '../make/encoding'
import { storeByHash } from '../stored-file'
import { mostClipSeconds } from '../take/probe-clip'
import { storeRecordedCue } from './voice.queries'
import { wordsKey } from './words-key'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Mixes down to one channel first, to bound memory. */
const toMono = 'aformat=sample_rates=48000:channel_layouts=mono'
const fromSound = 'silenceremove=start_periods=1:start_threshold=-45dB:start_silence=0.1'
/** Reversing a recording takes all of it into memory, so silence at the end is cut only from a single cue. */
const cut = {
  cue: `${toMono},${fromSound},areverse,${fromSound},areverse`,
  whole: `${toMono},${fromSound}`,
}
/** The target loudness of every recording, in LUFS, and the largest gain in decibels. */
const loudness = -16
const mostGain = 40
const loud = `loudnorm=I=${loudness}:TP=-1.5:LRA=11,aresample=48000`
/**
 * loudnorm adapts while it listens and needs three seconds of sound; from a short recording, silence may be cut first.
 */
const shortestAdapted = 10
const most = { cue: maxCueSeconds + 1, whole: mostClipSeconds }
const asSound = '-ac 1 -c:a aac -b:a 64k'.split(' ')

/** Formats that every browser plays, with their file extensions. */
const playable: Record<string, { sound: string; ending: string }> = {
  MP4: { sound: 'aac', ending: 'm4a' },
  'QuickTime File Format': { sound: 'aac', ending: 'm4a' },
  WebM: { sound: 'opus', ending: 'webm' },
  MP3: { sound: 'mp3', ending: 'mp3' },
}

type Sound = { path: string; seconds: number; ending: string }
type SoundProblem = 'no_sound' | 'sound_kind' | 'too_long'

function plainSound(path: string, { format, sound, seconds }: Tracks): Sound | 'sound_kind' {
  const known = playable[format]
  return known && known.sound === sound ? { path, seconds, ending: known.ending } : 'sound_kind'
}

/** One gain for all of a recording, which is measured first. */
async function levelOf(from: string[], filter: string): Promise<string> {
  const said = (await measureLoudness(from, filter)) ?? loudness
  const gain = Math.max(-mostGain, Math.min(mostGain, loudness - said))
  return `volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:level=false`
}

/**
 * Normalises the loudness of a cue's or a whole lesson's recording into a file in `folder`; with ffmpeg, other formats
 * are converted too. Returns the file to store (without ffmpeg the recording itself), or the reason for a refusal. The
 * recording is not changed, so the work may be repeated. Throws if the machine fails, and not the recording.
 */
export async function normaliseLoudness(
  path: string,
  folder: string,
  part: keyof typeof cut,
): Promise<Sound | SoundProblem> {
  const found = await readTracks(path)
  if (!found?.sound || !(found.seconds > 0)) return 'no_sound'
  if (found.seconds > most[part]) return 'too_long'
  if (!(await hasFfmpeg())) return plainSound(path, found)
  const normalised = join(folder, 'even.m4a')
  try {
    const from = ['-t', `${most[part]}`, '-i', path, ...soundOf]
    const level = part === 'whole' && found.seconds >= shortestAdapted ? loud : await levelOf(from, cut[part])
    await ffmpegNow([...from, '-af', `${cut[part]},${level}`, ...asSound, normalised])
  } catch (error) {
    if (error instanceof NotReadable) return 'no_sound'
    throw error
  }
  const after = await readTracks(normalised)
  if (!after?.sound || !(after.seconds > 0)) return 'no_sound'
  return { path: normalised, seconds: after.seconds, ending: 'm4a' }
}

/** Stores a browser's recording, normalised, under its hash. */
export async function storeSound(storage: Storage, file: Buffer, name: string) {
  return inFolder('kasama-clip-', async (folder) => {
    const path = join(folder, 'recording')
    await writeFile(path, file)
    const sound = await oneAtATime(() => normaliseLoudness(path, folder, 'cue'))
    if (sound === 'too_long') return fail('too_large', { field: 'file' })
    if (typeof sound === 'string') return fail(sound)
    return { key: await storeByHash(storage, sound.path, name, sound.ending), seconds: sound.seconds }
  })
}

type VoiceDeps = Pick<Deps, 'db' | 'now' | 'storage'>

type SpokenCue = Place & { by: number | null; number: number; words: string }

/**
 * Stores the recording of one cue with the words that were spoken; `words` is their key. Refused if the cue says other
 * words by now. Words that change while the recording is converted leave it outdated.
 */
export async function storeRecording(
  deps: VoiceDeps,
  { by, number, words, ...place }: SpokenCue,
  file: Buffer,
): Promise<number> {
  const cue = (await cuesIn(deps, place))[number - 1] ?? fail('not_found')
  if (wordsKey(cue.text) !== words) return fail('words_changed')
  const { videoId, language } = place
  const { key, seconds } = await storeSound(deps.storage, file, `voices/lesson-${videoId}/${language}-${number}`)
  const at = deps.now()
  const row = { video_id: videoId, language_code: language, cue: number, text: cue.text, key, seconds, created_at: at }
  await deps.db.transaction().execute(async (tx) => {
    await storeRecordedCue(tx, row)
    // A phone that records by a pass has no account.
    await auditClip(tx, place, { by, at, action: 'voice_recorded', detail: { cue: number, by_pass: by === null } })
  })
  return seconds
}
