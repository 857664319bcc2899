import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mostCueSeconds } from '@kasama/contract/desk/lessons/voice.api'
import type { Deps } from '../../../deps'
import { limitConcurrency } from '../../../platform/concurrency'
import { fail } from '../../../platform/http/errors'
import type { Storage } from '../../../ports/storage/storage'
import { ffmpegNow, hasFfmpeg } from '../ffmpeg'
import { cuesOf, type Place } from '../lesson/clip-in-lesson'
import { inFolder, storeByHash } from '../stored-file'
import { readTracks } from '../take/read-tracks'
import { keepRecorded } from './voice.queries'

const oneAtATime = limitConcurrency({ atOnce: 1, longest: 20, full: 'too_many_requests' })

/** Silence at both ends is cut, and the loudness made that of every other recording. */
const ends = 'silenceremove=start_periods=1:start_threshold=-45dB:start_silence=0.1'
const evened = `${ends},areverse,${ends},areverse,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000`
const asSound = '-vn -ac 1 -c:a aac -b:a 64k'.split(' ')

/** What a browser's recorder writes. */
const endings: Record<string, string> = { aac: 'm4a', opus: 'webm', mp3: 'mp3' }

/** The sound in a file: how long it is and how a file of it ends. */
async function soundIn(path: string): Promise<{ seconds: number; ending: string } | null> {
  const found = await readTracks(path)
  const ending = found?.sound ? endings[found.sound] : undefined
  return found && ending && found.seconds > 0 ? { seconds: found.seconds, ending } : null
}

/** Evens a recording where ffmpeg is there, and answers what is in it; null where no sound is. */
export async function evenOut(path: string): Promise<{ seconds: number; ending: string } | null> {
  const before = await soundIn(path)
  if (!before || !(await hasFfmpeg())) return before
  const even = `${path}.m4a`
  await ffmpegNow(['-i', path, '-af', evened, ...asSound, even])
  const after = await soundIn(even)
  if (after) await rename(even, path)
  return after
}

/** Stores what a browser has recorded, evened, under its hash. */
export async function storeSound(storage: Storage, file: Buffer, name: string) {
  return inFolder(async (folder) => {
    const path = join(folder, 'recording')
    await writeFile(path, file)
    const { seconds, ending } = (await oneAtATime(() => evenOut(path).catch(() => null))) ?? fail('no_sound')
    if (seconds > mostCueSeconds + 1) return fail('too_large', { field: 'file' })
    return { key: await storeByHash(storage, path, name, ending), seconds }
  })
}

type Keeping = Pick<Deps, 'db' | 'now' | 'storage'>

/** Keeps the recording of one cue with the words that were spoken. */
export async function keepRecording(deps: Keeping, place: Place, number: number, file: Buffer): Promise<number> {
  const cue = (await cuesOf(deps, place))[number - 1] ?? fail('not_found')
  const { videoId, language } = place
  const { key, seconds } = await storeSound(deps.storage, file, `voices/lesson-${videoId}/${language}-${number}`)
  await keepRecorded(deps.db, {
    video_id: videoId,
    language_code: language,
    cue: number,
    text: cue.text,
    key,
    seconds,
    created_at: deps.now(),
  })
  return seconds
}
