import type { LimitName } from '@kasama/contract/call'
import type { Emergency } from '@kasama/contract/genie/chat.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { isReserveSpent, isTokenLimitReached } from '../answer'
import { findEmergency } from '../emergency/find-emergency'
import { type TranscriptionRequest, transcribeRecording } from './transcribe-recording'

type HearingRequest = TranscriptionRequest & { hasPlan: boolean; count: (limit: LimitName) => Promise<void> }
export type RecordingTranscript = { transcript: string; emergency: Emergency | null }

/**
 * Returns the words of a recording, with the number to call in an emergency. Beyond the limits a few recordings are
 * still heard, and refused unless they report an emergency: nobody can know before.
 */
export async function hearRecording(deps: Deps, request: HearingRequest): Promise<RecordingTranscript> {
  const refusal = await refusalOf(deps, request)
  if (!refusal) return hear(deps, request)
  const hearing = await hearUrgent(deps, request).catch(() => null)
  if (!hearing?.emergency) throw refusal.error
  return hearing
}

async function hear(deps: Deps, request: TranscriptionRequest): Promise<RecordingTranscript> {
  const transcript = await transcribeRecording(deps, request)
  return { transcript, emergency: findEmergency(transcript, request.language) }
}

/** Returns the reason why this recording is beyond a limit; null if it is within all. */
async function refusalOf(deps: Deps, { hasPlan, count }: HearingRequest): Promise<{ error: unknown } | null> {
  if (!deps.model?.hears) return fail('cant_hear')
  try {
    if (await isTokenLimitReached(deps, deps.model, hasPlan)) return fail('cant_hear')
    await count('recording')
    return null
  } catch (error) {
    return { error }
  }
}

async function hearUrgent(deps: Deps, request: HearingRequest): Promise<RecordingTranscript | null> {
  await request.count('urgent_recording')
  return deps.model && !(await isReserveSpent(deps, deps.model)) ? hear(deps, request) : null
}
