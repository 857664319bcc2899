import { maxRecordingSeconds } from '@kasama/contract/genie/chat.rules'
import { htmlLanguages, type Language, languageFacts } from '@kasama/contract/language'
import type { MicrophoneFault } from '#shared/device/recorder.ts'

type Results = ArrayLike<ArrayLike<{ transcript: string; confidence?: number }>>
/** The part of the browser's speech recognition that we use; TypeScript does not know it. */
type Recognition = {
  lang: string
  interimResults: boolean
  continuous: boolean
  onresult: ((event: { results: Results }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onaudiostart: (() => void) | null
  onspeechstart: (() => void) | null
  onspeechend: (() => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type WithRecognition = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

/** Levels of the meter while the microphone is open: the browser reports whether somebody speaks, not how loud. */
const quietLevel = 0.25
const speakingLevel = 0.8

const Recogniser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithRecognition
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognise = (): boolean => Recogniser() !== undefined

/**
 * Reason why the browser did not understand: it may not listen, does not know her language or has no service for it
 * (`deaf`), or does not reach its service.
 */
export type RecognitionFault = MicrophoneFault | 'deaf' | 'away'

type Options = {
  onLevel: (level: number) => void
  onWords: (words: string) => void
  onEnd: (fault: RecognitionFault | null) => void
}

/** Has the browser transcribe her voice where the provider does not; for 60 s at most, like a recording. */
export function recognise(language: Language, { onLevel, onWords, onEnd }: Options) {
  const SpeechRecogniser = Recogniser()
  if (!SpeechRecogniser) throw new Error('no speech recognition')
  const recognition = new SpeechRecogniser()
  let fault: RecognitionFault | null = null
  recognition.lang = `${htmlLanguages[language]}-${languageFacts[language].country}`
  recognition.interimResults = true
  recognition.continuous = true
  recognition.onaudiostart = () => onLevel(quietLevel)
  recognition.onspeechstart = () => onLevel(speakingLevel)
  recognition.onspeechend = () => onLevel(quietLevel)
  recognition.onresult = ({ results }) => onWords(wordsIn(results))
  recognition.onerror = ({ error }) => {
    fault = faultOfError(error)
  }
  recognition.onend = () => {
    end()
    onEnd(fault)
  }
  recognition.start()
  const timer = setTimeout(() => recognition.stop(), maxRecordingSeconds * 1000)
  function end() {
    clearTimeout(timer)
    onLevel(0)
  }
  return {
    stop: () => recognition.stop(),
    cancel() {
      end()
      recognition.onend = null
      recognition.abort()
    },
  }
}

/**
 * Chrome on Android repeats the words so far in each result, and may revise them: such results have no confidence, and
 * begin alike. The final result of a sentence has some.
 */
function wordsIn(results: Results): string {
  const words = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
  const sure = Array.from(results, (result) => result[0]?.confidence)
  const isRepeated = (text: string, n: number, next = '') =>
    sure[n]
      ? next.startsWith(text)
      : sure.slice(n).some(Boolean) || (next.length >= text.length && next.startsWith(text.slice(0, text.length / 2)))
  return words.filter((text, n) => !isRepeated(text, n, words[n + 1])).join(' ')
}

function faultOfError(error: string): RecognitionFault | null {
  if (error === 'not-allowed') return 'blocked'
  if (error === 'audio-capture') return 'missing'
  if (error === 'network') return 'away'
  return error === 'no-speech' || error === 'aborted' ? null : 'deaf'
}
