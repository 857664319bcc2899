import type { Language } from '@kasama/contract/language'
import { hear, problemIn } from '../asking/ask'
import type { Recording } from '../conversation/conversation'
import { type RecognitionFault, recognise } from './recognition'
import { type Recorder, record } from './recorder'

export type Speaking =
  | { kind: 'idle'; note?: 'tooShort' | 'nothingHeard'; problem?: string }
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'hearing' }
  | { kind: 'heard'; words: string; recording: Recording | null }
  | { kind: RecognitionFault }

export type Listening = { stop: () => void; cancel: () => void }
type Tell = (state: Speaking) => void

const heard = (words: string, recording: Recording | null): Speaking =>
  words.trim() === '' ? { kind: 'idle', note: 'nothingHeard' } : { kind: 'heard', words, recording }

/** Records, and sends it to the provider to be understood. */
export async function listenThere(onLevel: (level: number) => void, tell: Tell): Promise<Listening> {
  const leaving = new AbortController()
  const recorder = await record({ onLevel, onFull: () => void understand(recorder, leaving.signal, tell) })
  return {
    stop: () => void understand(recorder, leaving.signal, tell),
    cancel() {
      leaving.abort()
      recorder.cancel()
    },
  }
}

async function understand(recorder: Recorder, signal: AbortSignal, tell: Tell) {
  const made = await recorder.stop()
  if (!made) return tell({ kind: 'idle', note: 'tooShort' })
  tell({ kind: 'hearing' })
  try {
    const words = await hear(made.sound, signal)
    tell(heard(words, { address: URL.createObjectURL(made.sound), seconds: made.seconds }))
  } catch (error) {
    if (!signal.aborted) tell({ kind: 'idle', problem: problemIn(error) })
  }
}

/** Lets the browser understand. */
export function listenHere(language: Language, tell: Tell): Listening {
  let words = ''
  return recognise(language, {
    onWords(understood) {
      words = understood
    },
    onEnd: (fault) => tell(fault ? { kind: fault } : heard(words, null)),
  })
}
