import type { Language } from '@kasama/contract/language'
import type { MicrophoneFault } from './recorder'

/** The part of the browser's speech recognition that we use; TypeScript does not know it. */
type Recognition = {
  lang: string
  interimResults: boolean
  continuous: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type WithRecognition = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

const spokenIn: Record<Language, string> = { eng: 'en-SG', phi: 'fil-PH', ind: 'id-ID', mya: 'my-MM' }

const Recogniser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecognition
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognise = (): boolean => Recogniser() !== undefined

/** Why the browser did not understand: it may not listen, or it does not know her language or has no service for it. */
export type RecognitionFault = MicrophoneFault | 'deaf'

type Options = { onWords: (words: string) => void; onEnd: (fault: RecognitionFault | null) => void }

/** Lets the browser turn her voice into words, where the provider does not. */
export function recognise(language: Language, { onWords, onEnd }: Options) {
  const Known = Recogniser()
  if (!Known) throw new Error('no speech recognition')
  const recognition = new Known()
  let fault: RecognitionFault | null = null
  recognition.lang = spokenIn[language]
  recognition.interimResults = true
  recognition.continuous = true
  recognition.onresult = ({ results }) =>
    onWords(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
  recognition.onerror = ({ error }) => {
    fault = faultNamed(error)
  }
  recognition.onend = () => onEnd(fault)
  recognition.start()
  return {
    stop: () => recognition.stop(),
    cancel() {
      recognition.onend = null
      recognition.abort()
    },
  }
}

function faultNamed(error: string): RecognitionFault | null {
  if (error === 'not-allowed') return 'blocked'
  if (error === 'audio-capture') return 'missing'
  return error === 'no-speech' || error === 'aborted' ? null : 'deaf'
}
