import type { ChatAnswer, Emergency } from '@kasama/contract/genie/chat.api'
import { maxMessageCharacters, maxRecordingSeconds } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { RequestError } from '#shared/api/request-error.ts'
import { type MicrophoneFault, type Recording, record } from '#shared/device/recorder.ts'
import { hear, helpIn } from '../asking/ask'
import { problemIn } from '../asking/problem'
import type { SentRecording } from '../conversation/conversation'
import { recognise } from './recognition'

export type SpeakingState =
  | { kind: 'idle'; note?: 'tooShort' | 'nothingHeard' | 'away'; problem?: string; again?: () => void }
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'hearing' }
  | { kind: 'heard'; words: string; recording: SentRecording | null; emergency?: Emergency | null }
  | { kind: 'answered'; answer: ChatAnswer; recording: SentRecording }
  | { kind: MicrophoneFault | 'deaf' }

export type RecordingSession = { stop: () => void; cancel: () => void }
type Tell = (state: SpeakingState) => void

const heard = (words: string, recording: SentRecording | null): SpeakingState =>
  words.trim() === '' ? { kind: 'idle', note: 'nothingHeard' } : { kind: 'heard', words, recording }

/** Records her voice and has the provider transcribe it. */
export async function listenThere(onLevel: (level: number) => void, tell: Tell): Promise<RecordingSession> {
  const leaving = new AbortController()
  let isStopped = false
  const stop = async () => {
    // A second tap, or the time limit, may come before the recorder has ended.
    if (isStopped) return
    isStopped = true
    const made = await recorder.stop()
    if (leaving.signal.aborted) return
    if (!made) return tell({ kind: 'idle', note: 'tooShort' })
    await understand(made, leaving.signal, tell)
  }
  const recorder = await record({
    audio: { echoCancellation: true, noiseSuppression: true },
    shortestSeconds: 0.5,
    mostSeconds: maxRecordingSeconds,
    // A voice at half the loudness fills the meter.
    onLevel: (loudness) => onLevel(Math.min(2 * loudness, 1)),
    onFull: () => void stop(),
  })
  return {
    stop: () => void stop(),
    cancel() {
      leaving.abort()
      void recorder.stop()
    },
  }
}

/** The recording is kept after a failed request: she need not say it again. */
async function understand(made: Recording, signal: AbortSignal, tell: Tell) {
  tell({ kind: 'hearing' })
  try {
    const { words, emergency, answer } = await hear(made.sound, signal)
    if (!answer && words.trim() === '') return tell({ kind: 'idle', note: 'nothingHeard' })
    const recording = { address: URL.createObjectURL(made.sound), seconds: made.seconds }
    if (answer) tell({ kind: 'answered', answer, recording })
    else tell({ kind: 'heard', words, recording, emergency })
  } catch (error) {
    if (signal.aborted) return
    const isAway = error instanceof RequestError && ['network', 'hearing_away'].includes(error.code)
    tell({
      kind: 'idle',
      problem: problemIn(error),
      ...(isAway && { again: () => void understand(made, signal, tell) }),
    })
  }
}

/** Has the browser transcribe her voice. */
export function listenHere(language: Language, onLevel: (level: number) => void, tell: Tell): RecordingSession {
  let words = ''
  const leaving = new AbortController()
  const { stop, cancel } = recognise(language, {
    onLevel,
    onWords(understood) {
      words = understood
    },
    onEnd(fault) {
      if (fault && fault !== 'away') return tell({ kind: fault })
      // Words received before the connection was lost are kept.
      const said: SpeakingState = fault && words.trim() === '' ? { kind: 'idle', note: 'away' } : heard(words, null)
      tell(said)
      if (said.kind === 'heard') void lookForHelp(said, leaving.signal, tell)
    },
  })
  return {
    stop,
    cancel() {
      leaving.abort()
      cancel()
    },
  }
}

/** Shows the number to call before she has read the transcript, as with a recording. */
async function lookForHelp(said: SpeakingState & { kind: 'heard' }, signal: AbortSignal, tell: Tell) {
  // Without a connection she gets it with the answer, and the button for emergencies is there.
  const emergency = await helpIn(said.words.slice(0, maxMessageCharacters), signal)
  if (emergency && !signal.aborted) tell({ ...said, emergency })
}
