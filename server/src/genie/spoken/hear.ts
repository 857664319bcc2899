import { maxMessageCharacters, maxRecordingSeconds } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { limitConcurrency } from '#platform/concurrency'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { readTracks } from '#platform/media/read-tracks'
import { type Model, ModelFailed, type VoiceRecording } from '#platform/ports/model/model'
import { spentAll } from '../answer'
import { noteQuestion } from '../chat.queries'

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
async function readRecording(bytes: Buffer): Promise<VoiceRecording> {
  const found = await fewAtATime(() => readTracks(bytes, patienceMs))
  const kind = found && kinds[found.format]
  const isHeard = found !== null && found.pictures === null && found.sound !== null && found.sound !== 'unknown'
  if (!kind || !isHeard || !(found.seconds > 0)) return fail('not_a_recording')
  if (found.seconds > maxRecordingSeconds + slackSeconds) {
    return fail('recording_too_long', { values: { seconds: maxRecordingSeconds } })
  }
  return { bytes, kind }
}

/** Approximate cost of a recording, for the limit of a day's cost. */
const tokensOfRecording = 600
/** Text that recognisers return for silence. */
const silence = /^[\s\p{P}\p{S}]*$|^\W*(thank you|thanks for watching|you|bye|subtitles by .*)\W*$/iu

async function transcribe(model: Model, bytes: Buffer, language: Language, gone: AbortSignal): Promise<string> {
  const recording = await readRecording(bytes)
  const signal = AbortSignal.any([gone, AbortSignal.timeout(model.patience.sound)])
  return model.transcribe(recording, language, signal).catch((error: unknown) => {
    if (error instanceof ModelFailed) return fail('hearing_away')
    throw error
  })
}

type SpeechRequest = { bytes: Buffer; language: Language; hasPlan: boolean; gone: AbortSignal }

/** Returns the words of a recording, for her to read and correct. None of it is stored. */
export async function hear(deps: Deps, { bytes, language, hasPlan, gone }: SpeechRequest): Promise<string> {
  const { db, now, model } = deps
  if (!model?.hears) return fail('cant_hear')
  if (await spentAll(deps, model, hasPlan)) return fail('hearing_away')
  const heard = await transcribe(model, bytes, language, gone)
  await noteQuestion(db, { at: now(), outcome: 'heard', tokens: tokensOfRecording })
  const plain = heard
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, maxMessageCharacters)
  return silence.test(plain) ? fail('nothing_heard') : plain
}
