import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mostCueSeconds } from '@kasama/contract/desk.rules'
import type { Deps } from '../../../deps'
import { limitConcurrency } from '../../../platform/concurrency'
import { fail } from '../../../platform/http/errors'
import { inFolder } from '../../../platform/work-folder'
import type { Storage } from '../../../ports/storage/storage'
import { ffmpegNow, hasFfmpeg } from '../ffmpeg'
import { auditClip, cuesOf, type Place } from '../lesson/clip-in-lesson'
import { storeByHash } from '../stored-file'
import { readTracks, type Tracks } from '../take/read-tracks'
import { keepRecorded } from './voice.queries'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Silence at both ends is cut, and the loudness made that of every other recording. */
const ends = 'silenceremove=start_periods=1:start_threshold=-45dB:start_silence=0.1'
const evened = `${ends},areverse,${ends},areverse,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000`
const asSound = '-vn -ac 1 -c:a aac -b:a 64k'.split(' ')

/** What every browser plays as it is, and how a file of it ends. */
const plain: Record<string, { sound: string; ending: string }> = {
  MP4: { sound: 'aac', ending: 'm4a' },
  'QuickTime File Format': { sound: 'aac', ending: 'm4a' },
  WebM: { sound: 'opus', ending: 'webm' },
  MP3: { sound: 'mp3', ending: 'mp3' },
}

type Sound = { seconds: number; ending: string }

function plainSound({ format, sound, seconds }: Tracks): Sound | 'sound_kind' {
  const known = plain[format]
  return known && known.sound === sound ? { seconds, ending: known.ending } : 'sound_kind'
}

/** Evens a recording where ffmpeg is there, which reads other kinds, too; answers what is in it, or why it can't be kept. */
export async function evenOut(path: string): Promise<Sound | 'no_sound' | 'sound_kind'> {
  const found = await readTracks(path)
  if (!found?.sound || !(found.seconds > 0)) return 'no_sound'
  if (!(await hasFfmpeg())) return plainSound(found)
  const even = `${path}.m4a`
  await ffmpegNow(['-i', path, '-af', evened, ...asSound, even])
  const after = await readTracks(even)
  if (!after?.sound || !(after.seconds > 0)) return 'no_sound'
  await rename(even, path)
  return { seconds: after.seconds, ending: 'm4a' }
}

/** Stores what a browser has recorded, evened, under its hash. */
export async function storeSound(storage: Storage, file: Buffer, name: string) {
  return inFolder('kasama-clip-', async (folder) => {
    const path = join(folder, 'recording')
    await writeFile(path, file)
    const sound = await oneAtATime(() => evenOut(path).catch(() => 'no_sound' as const))
    if (typeof sound === 'string') return fail(sound)
    const { seconds, ending } = sound
    if (seconds > mostCueSeconds + 1) return fail('too_large', { field: 'file' })
    return { key: await storeByHash(storage, path, name, ending), seconds }
  })
}

type Keeping = Pick<Deps, 'db' | 'now' | 'storage'>

/** Keeps the recording of one cue with the words that were spoken. */
export async function keepRecording(
  deps: Keeping,
  { by, number, ...place }: Place & { by: number | null; number: number },
  file: Buffer,
): Promise<number> {
  const cue = (await cuesOf(deps, place))[number - 1] ?? fail('not_found')
  const { videoId, language } = place
  const { key, seconds } = await storeSound(deps.storage, file, `voices/lesson-${videoId}/${language}-${number}`)
  const at = deps.now()
  const row = { video_id: videoId, language_code: language, cue: number, text: cue.text, key, seconds, created_at: at }
  await deps.db.transaction().execute(async (tx) => {
    await keepRecorded(tx, row)
    // Nobody is known who records by a phone's pass.
    await auditClip(tx, place, { by, at, action: 'voice_recorded', detail: { cue: number, by_pass: by === null } })
  })
  return seconds
}
