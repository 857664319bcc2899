import { maxMessageCharacters, maxRecordingSeconds } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { limitConcurrency } from '#platform/concurrency'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { readTracks } from '#platform/media/read-tracks'
import { type Model, ModelFailed, type VoiceRecording } from '#platform/ports/model/model'
import { recordQuestion } from '../chat.queries'

/** Recorders stop a little late. */
const toleranceSeconds = 2
const patienceMs = 10_000
const withReadingSlot = limitConcurrency({ atOnce: 2, longest: 20, full: 'too_many_requests' })

/** Formats that recognisers accept, by the name of the container. */
const kindByFormat: Record<string, VoiceRecording['kind']> = { WebM: 'webm', MP4: 'mp4', Ogg: 'ogg', WAVE: 'wav' }

/**
 * Returns a recording that has sound and is not too long by its last packet, whatever its header says. It stays in
 * memory.
 */
async function readRecording(bytes: Buffer): Promise<VoiceRecording> {
  const tracks = await withReadingSlot(() => readTracks(bytes, patienceMs))
  const kind = tracks && kindByFormat[tracks.format]
  const hasSoundOnly =
    tracks !== null && tracks.pictures === null && tracks.sound !== null && tracks.sound !== 'unknown'
  if (!kind || !hasSoundOnly || !(tracks.seconds > 0)) return fail('not_a_recording')
  if (tracks.seconds > maxRecordingSeconds + toleranceSeconds) {
    return fail('recording_too_long', { values: { seconds: maxRecordingSeconds } })
  }
  return { bytes, kind }
}

/** Approximate cost of a recording, for the limit of a day's cost. */
const tokensOfRecording = 600
/** Text that recognisers return for silence. */
const silencePattern = /^[\s\p{P}\p{S}]*$|^\W*(thank you|thanks for watching|you|bye|subtitles by .*)\W*$/iu

async function transcribe(model: Model, bytes: Buffer, language: Language, disconnected: AbortSignal): Promise<string> {
  const recording = await readRecording(bytes)
  const signal = AbortSignal.any([disconnected, AbortSignal.timeout(model.patience.sound)])
  return model.transcribe(recording, language, signal).catch((error: unknown) => {
    if (error instanceof ModelFailed) return fail('hearing_away')
    throw error
  })
}

export type TranscriptionRequest = { bytes: Buffer; language: Language; disconnected: AbortSignal }

/** Returns the words of a recording, for her to read and correct. None of it is stored. */
export async function transcribeRecording(
  deps: Deps,
  { bytes, language, disconnected }: TranscriptionRequest,
): Promise<string> {
  const { db, now, model } = deps
  if (!model?.hears) return fail('cant_hear')
  const transcript = await transcribe(model, bytes, language, disconnected)
  await recordQuestion(db, { at: now(), outcome: 'heard', tokens: tokensOfRecording })
  const cleanTranscript = transcript
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, maxMessageCharacters)
  return silencePattern.test(cleanTranscript) ? fail('nothing_heard') : cleanTranscript
}
