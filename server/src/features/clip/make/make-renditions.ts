import { mkdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Deps } from '../../../deps'
import { inFolder } from '../../../platform/files/work-folder'
import { storeClip } from '../../content/load/store-files'
import type { Forms } from '../../lesson/draft/put-forms'
import { fast, ffmpegInBackground } from '../ffmpeg'
import { fetchFile, storeByHash } from '../stored-file'
import { probeClip } from '../take/probe-clip'
import type { Work } from './works.queries'

/** The encoding of the small rendition for slow connections, about 150 kbit/s in all. */
const small = '-vf scale=-2:min(360\\,ih) -r 20 -c:v libx264 -preset veryfast -b:v 110k -maxrate 150k -bufsize 300k'
/** Speech needs no higher sample rate; each rate has frames of 1,024 samples, and each frame an entry in the index. */
const voice = '-c:a aac -ac 1 -ar 24000 -b:a 40k'
const alone = '-vn -c:a aac -ac 1 -ar 24000 -b:a 48k'
/** A longer clip becomes HLS, so that a phone fetches only the segments that it plays. */
const longSeconds = 300
const pieces = '-c copy -f hls -hls_time 6 -hls_playlist_type vod -hls_segment_type fmp4'

/** Makes a clip's small rendition, its audio file, and HLS of a long one; returns the changed fields of the lesson. */
export async function makeRenditions(
  { storage }: Pick<Deps, 'storage'>,
  { source, video_id, language_code }: Work,
  onProgress: (percent: number) => void,
): Promise<Forms> {
  return inFolder('kasama-clip-', async (folder) => {
    const path = join(folder, `clip${parse(source).ext}`)
    await fetchFile(storage, source, path)
    const probed = await probeClip(path)
    if (typeof probed === 'string') throw new Error(`${source} is no clip: ${probed}`)
    const { seconds, ending, hasSound } = probed
    const lesson = `clips/lesson-${video_id}`
    const [low, sound] = [join(folder, 'low.mp4'), join(folder, 'sound.m4a')]
    const share = (from: number, part: number) => (second: number) => onProgress(from + (part * second) / seconds)
    await ffmpegInBackground(['-i', path, ...small.split(' '), ...voice.split(' '), ...fast, low], share(0, 80))
    const change: Forms = {
      low_address: await storeByHash(storage, low, `${lesson}/${language_code}.low`, 'mp4'),
    }
    if (hasSound) {
      await ffmpegInBackground(['-i', path, ...alone.split(' '), ...fast, sound], share(80, 10))
      change.audio_address = await storeByHash(storage, sound, `${lesson}/${language_code}`, 'm4a')
    }
    if (seconds >= longSeconds && ending === 'mp4') {
      const hls = join(folder, `${language_code}.hls`)
      await mkdir(hls)
      await ffmpegInBackground(['-i', path, ...pieces.split(' '), join(hls, 'index.m3u8')], share(90, 9))
      change.address = await storeClip(storage, hls, lesson)
    }
    return change
  })
}
