import type { ChatAnswer, Emergency } from '@kasama/contract/genie/chat.api'
import { maxMessageCharacters, maxRecordingSeconds } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { RequestError } from '#shared/api/request-error.ts'
import { type MicrophoneFault, type Recording, record } from '#shared/device/recorder.ts'
import { findEmergency, transcribe } from '../asking/ask'
import { problemIn } from '../asking/problem'
import type { SentRecording } from '../conversation/conversation'
import { recognise } from './recognition'

export type SpeakingState =
  | { kind: 'idle'; note?: 'tooShort' | 'nothingHeard' | 'away'; problem?: string; retry?: () => void }
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'hearing' }
  | { kind: 'heard'; words: string; recording: SentRecording | null; emergency?: Emergency | null }
  | { kind: 'answered'; answer: ChatAnswer; recording: SentRecording }
  | { kind: MicrophoneFault | 'deaf' }

export type RecordingSession = { stop: () => void; cancel: () => void }
type OnState = (state: SpeakingState) => void

const transcriptState = (words: string, recording: SentRecording | null): SpeakingState =>
  words.trim() === '' ? { kind: 'idle', note: 'nothingHeard' } : { kind: 'heard', words, recording }

/** Records her voice and has the provider transcribe it. */
export async function recordForServer(onLevel: (level: number) => void, onState: OnState): Promise<RecordingSession> {
  const controller = new AbortController()
  let isStopped = false
  const stop = async () => {
    // A second tap, or the time limit, may come before the recorder has ended.
    if (isStopped) return
    isStopped = true
    const recording = await recorder.stop()
    if (controller.signal.aborted) return
    if (!recording) return onState({ kind: 'idle', note: 'tooShort' })
    await transcribeRecording(recording, controller.signal, onState)
  }
  const recorder = await record({
    audio: { echoCancellation: true, noiseSuppression: true },
    minSeconds: 0.5,
    maxSeconds: maxRecordingSeconds,
    // A voice at half the loudness fills the meter.
    onLevel: (loudness) => onLevel(Math.min(2 * loudness, 1)),
    onFull: () => void stop(),
  })
  return {
    stop: () => void stop(),
    cancel() {
      controller.abort()
      void recorder.stop()
    },
  }
}

/** The recording is kept after a failed request: she need not say it again. */
async function transcribeRecording(recorded: Recording, signal: AbortSignal, onState: OnState) {
  onState({ kind: 'hearing' })
  try {
    const { words, emergency, answer } = await transcribe(recorded.sound, signal)
    if (!answer && words.trim() === '') return onState({ kind: 'idle', note: 'nothingHeard' })
    const recording = { url: URL.createObjectURL(recorded.sound), seconds: recorded.seconds }
    if (answer) onState({ kind: 'answered', answer, recording })
    else onState({ kind: 'heard', words, recording, emergency })
  } catch (error) {
    if (signal.aborted) return
    const isAway = error instanceof RequestError && ['network', 'hearing_away'].includes(error.code)
    onState({
      kind: 'idle',
      problem: problemIn(error),
      ...(isAway && { retry: () => void transcribeRecording(recorded, signal, onState) }),
    })
  }
}

/** Has the browser transcribe her voice. */
export function recogniseInBrowser(
  language: Language,
  onLevel: (level: number) => void,
  onState: OnState,
): RecordingSession {
  let words = ''
  const controller = new AbortController()
  const { stop, cancel } = recognise(language, {
    onLevel,
    onWords(transcript) {
      words = transcript
    },
    onEnd(fault) {
      if (fault && fault !== 'away') return onState({ kind: fault })
      // Words received before the connection was lost are kept.
      const result: SpeakingState =
        fault && words.trim() === '' ? { kind: 'idle', note: 'away' } : transcriptState(words, null)
      onState(result)
      if (result.kind === 'heard') void addEmergency(result, controller.signal, onState)
    },
  })
  return {
    stop,
    cancel() {
      controller.abort()
      cancel()
    },
  }
}

/** Shows the number to call before she has read the transcript, as with a recording. */
async function addEmergency(transcript: SpeakingState & { kind: 'heard' }, signal: AbortSignal, onState: OnState) {
  // Without a connection she gets it with the answer, and the button for emergencies is there.
  const emergency = await findEmergency(transcript.words.slice(0, maxMessageCharacters), signal)
  if (emergency && !signal.aborted) onState({ ...transcript, emergency })
}
