import { mkdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Deps } from '#platform/deps'
import { inFolder } from '#platform/files/work-folder'
import { storeClip } from '#platform/media/store-files'
import type { ClipRenditions } from '#studio/lesson/draft/put-renditions'
import { fast, ffmpegInBackground, NotReadable } from '../ffmpeg'
import { wordsIn } from '../lesson/clip-in-lesson'
import { fetchFile, storeByHash } from '../stored-file'
import { type ClipProperties, probeClip } from '../take/probe-clip'
import { clipOf, forPhones, soundOf } from './encoding'
import type { Work } from './works.queries'

/** The encoding of the small rendition for slow connections, about 150 kbit/s in all. */
const small = [...clipOf, ...forPhones(360), ...'-r 20 -b:v 110k -maxrate 150k -bufsize 300k'.split(' ')]
/** Speech needs no higher sample rate; each rate has frames of 1,024 samples, and each frame an entry in the index. */
const voice = '-c:a aac -ac 1 -ar 24000 -b:a 40k'.split(' ')
const audioOnly = [...soundOf, ...'-c:a aac -ac 1 -ar 24000 -b:a 48k'.split(' ')]

/** The renditions beside the clip, each with the share of the work that it takes, in percent. */
const renditions = [
  { field: 'low_address', args: [...small, ...voice], name: '.low', ending: 'mp4', share: [0, 80] },
  { field: 'audio_address', args: audioOnly, name: '', ending: 'm4a', share: [80, 90] },
] as const

/** A longer clip becomes HLS, so that a phone fetches only the segments that it plays. */
const longSeconds = 300
const hlsOptions = '-f hls -hls_time 6 -hls_playlist_type vod -hls_segment_type fmp4'.split(' ')

export type RenditionListener = {
  onProgress: (percent: number) => void
  /** Stores each rendition as soon as it is made: a later failure does not lose it. */
  storeRenditions: (renditions: ClipRenditions) => Promise<void>
}

type RenditionSource = {
  folder: string
  path: string
  probed: ClipProperties
  onProgress: RenditionListener['onProgress']
}

/** Makes a clip's small rendition, its audio file, and HLS of a long one; returns the changed address. */
export async function makeRenditions(
  deps: Pick<Deps, 'db' | 'storage'>,
  work: Work,
  { onProgress, storeRenditions }: RenditionListener,
): Promise<ClipRenditions> {
  const { source } = work
  const made = await storedRenditions(deps, work)
  return inFolder('kasama-clip-', async (folder) => {
    const path = join(folder, `clip${parse(source).ext}`)
    await fetchFile(deps.storage, source, path)
    const probed = await probeClip(path)
    if (typeof probed === 'string') throw new Error(`${source} is no clip: ${probed}`)
    const making = { folder, path, probed, onProgress }
    const missing = renditions.filter(({ field }) => !made[field] && (field === 'low_address' || probed.hasSound))
    const failures: unknown[] = []
    for (const rendition of missing) {
      const failure = await makeRendition(deps, work, { ...making, rendition })
        .then(storeRenditions)
        .catch(asFailure)
      if (failure) failures.push(failure)
    }
    if (failures.length > 0) throw failures[0]
    if (probed.seconds < longSeconds || probed.ending !== 'mp4') return {}
    const hls = join(folder, `${work.language_code}.hls`)
    await mkdir(hls)
    await run(making, [...clipOf, ...codecsOf(probed), ...hlsOptions, join(hls, 'index.m3u8')], [90, 99])
    return { address: await storeClip(deps.storage, hls, folderOf(work)) }
  })
}

/** The renditions that an earlier attempt made of this clip. */
async function storedRenditions(
  { db }: Pick<Deps, 'db'>,
  { source, video_id, language_code }: Work,
): Promise<ClipRenditions> {
  const words = await wordsIn(db, { videoId: video_id, language: language_code })
  return words?.address === source ? words : {}
}

const folderOf = ({ video_id }: Work) => `clips/lesson-${video_id}`

async function makeRendition(
  { storage }: Pick<Deps, 'storage'>,
  work: Work,
  { rendition, ...making }: RenditionSource & { rendition: (typeof renditions)[number] },
): Promise<ClipRenditions> {
  const { field, args, name, ending, share } = rendition
  const file = join(making.folder, `${field}.${ending}`)
  await run(making, [...args, ...fast, file], share)
  return { [field]: await storeByHash(storage, file, `${folderOf(work)}/${work.language_code}${name}`, ending) }
}

/** An error in the clip itself does not stop the other renditions. */
function asFailure(error: unknown): NotReadable {
  if (error instanceof NotReadable) return error
  throw error
}

const run = ({ path, probed, onProgress }: RenditionSource, args: string[], [from, to]: readonly [number, number]) =>
  ffmpegInBackground(['-i', path, ...args], (second) => onProgress(from + ((to - from) * second) / probed.seconds))

const codecsOf = ({ unplayable }: ClipProperties) => (unplayable ? [...forPhones(), '-c:a', 'aac'] : ['-c', 'copy'])
