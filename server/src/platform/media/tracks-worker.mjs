// Not in TypeScript: a thread begins without what reads that in tests and in development.
import { parentPort } from 'node:worker_threads'
import {
  ADTS,
  BufferSource,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'

/** Files that hold their own frames; a playlist would have other files of this machine opened. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS, FLAC]

const machinesFaults = ['EIO', 'ESTALE', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOMEM', 'ETIMEDOUT']

/** @returns {Promise<import('./read-tracks').Tracks | import('./read-tracks').Failed | null>} */
async function read(/** @type {string | Uint8Array} */ file) {
  const source = typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)
  const input = new Input({ source, formats })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    await readLast(input)
    return {
      format: (await input.getFormat()).name,
      seconds: await input.computeDuration(),
      said: await input.getDurationFromMetadata(),
      pictures: video && ((await video.getCodec()) ?? 'unknown'),
      profile: video && (await video.getCodecParameterString()),
      sound: audio && ((await audio.getCodec()) ?? 'unknown'),
    }
  } catch (error) {
    // The machine's fault, such as a folder that does not answer, is none of the file.
    const code = /** @type {{ code?: unknown }} */ (error)?.code
    return machinesFaults.includes(String(code)) ? { failed: String(code) } : null
  } finally {
    input.dispose()
  }
}

/** The last frame of each track has to be there: a head may name more than the file has. */
async function readLast(/** @type {Input} */ input) {
  for (const track of await input.getTracks()) {
    if (!track.isVideoTrack() && !track.isAudioTrack()) continue
    const packet = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
    if (!packet || packet.data.byteLength === 0) throw new Error('the last frame is not there')
  }
}

parentPort?.on('message', async (file) => parentPort?.postMessage(await read(file)))
