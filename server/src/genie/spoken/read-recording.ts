import { mostRecordedSeconds } from '@kasama/contract/genie/chat.rules'
import { limitConcurrency } from '#platform/concurrency'
import { fail } from '#platform/http/errors'
import { readTracks } from '#platform/media/read-tracks'
import type { VoiceRecording } from '#platform/ports/model/model'

/** Recorders stop a little late. */
const slackSeconds = 2
const patienceMs = 10_000
const fewAtATime = limitConcurrency({ atOnce: 2, longest: 20, full: 'too_many_requests' })

/** Formats that recognisers accept, by the name of the container. */
const kinds: Record<string, VoiceRecording['kind']> = { WebM: 'webm', MP4: 'mp4', Ogg: 'ogg', WAVE: 'wav' }

/**
 * Returns a recording that has sound and is not too long by its last packet, whatever its header says. It stays in
 * memory.
 */
export async function readRecording(bytes: Buffer): Promise<VoiceRecording> {
  const found = await fewAtATime(() => readTracks(bytes, patienceMs))
  const kind = found && kinds[found.format]
  const isHeard = found !== null && found.pictures === null && found.sound !== null && found.sound !== 'unknown'
  if (!kind || !isHeard || !(found.seconds > 0)) return fail('not_a_recording')
  if (found.seconds > mostRecordedSeconds + slackSeconds) {
    return fail('recording_too_long', { values: { seconds: mostRecordedSeconds } })
  }
  return { bytes, kind }
}
