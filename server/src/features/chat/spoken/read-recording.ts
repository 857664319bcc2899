import { mostRecordedSeconds } from '@kasama/contract/chat.rules'
import type { Input, InputFormat } from 'mediabunny'
import { limitConcurrency } from '../../../platform/concurrency'
import { fail } from '../../../platform/http/errors'
import type { Recording } from '../../../ports/model/model'

/** Recorders stop a little late. */
const slackSeconds = 2
const mostMs = 5000
const fewAtATime = limitConcurrency({ atOnce: 2, longest: 20, full: 'too_many_requests' })

/** Seconds by the last packet of its sound, whatever the file says of itself; null where there is none to hear. */
async function soundIn(input: Input): Promise<number | null> {
  const sounds = await input.getAudioTracks()
  const pictures = await input.getVideoTracks()
  const [first] = sounds
  if (!first || sounds.length > 1 || pictures.length > 0 || (await first.getCodec()) === null) return null
  const seconds = await first.computeDuration({ metadataOnly: true })
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

async function probe(bytes: Buffer): Promise<{ kind: Recording['kind']; seconds: number } | null> {
  const { BufferSource, Input, MP4, OGG, WAVE, WEBM } = await import('mediabunny')
  const kinds = new Map<InputFormat, Recording['kind']>([
    [WEBM, 'webm'],
    [MP4, 'mp4'],
    [OGG, 'ogg'],
    [WAVE, 'wav'],
  ])
  const input = new Input({ source: new BufferSource(bytes), formats: [...kinds.keys()] })
  const tooLong = setTimeout(() => input.dispose(), mostMs)
  try {
    const kind = kinds.get(await input.getFormat())
    const seconds = await soundIn(input)
    return kind && seconds !== null ? { kind, seconds } : null
  } catch {
    return null
  } finally {
    clearTimeout(tooLong)
    input.dispose()
  }
}

/** A recording that can be heard, and is not too long. It stays in memory. */
export async function readRecording(bytes: Buffer): Promise<Recording> {
  const found = (await fewAtATime(() => probe(bytes))) ?? fail('not_a_recording')
  if (found.seconds > mostRecordedSeconds + slackSeconds) {
    return fail('recording_too_long', { values: { seconds: mostRecordedSeconds } })
  }
  return { bytes, kind: found.kind }
}
