import type { Language } from '@kasama/contract/language'

/**
 * The reason for a missing answer: unreachable; too slow; too many requests; calls refused (the key, the model's name);
 * question refused; useless answer; or the asker has left, which is not the model's fault.
 */
export type ModelFault = 'away' | 'slow' | 'limited' | 'denied' | 'refused' | 'rubbish' | 'left'

/** It names the fault alone: a provider's error message may quote the question. */
export class ModelFailed extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the model gave no answer: ${fault}`)
  }
}

export type Prompt = {
  rules: string
  /** Earlier messages, the oldest first. */
  history: { question: string; answer: string }[]
  message: string
  /** A JPEG. */
  picture: Buffer | null
}

/** A piece of an answer, or its cost. */
export type AnswerPart = { words: string } | { tokens: number }

export type VoiceRecording = { bytes: Buffer; kind: 'webm' | 'mp4' | 'ogg' | 'wav' }

/** Timeouts in ms: for the first word, for each further one, for the whole answer, and for sound. */
export type Patience = { first: number; next: number; whole: number; sound: number }

/**
 * Reason to abort a call that takes too long, as with AbortSignal.timeout; any other reason means that the asker has
 * left.
 */
export const tooSlow = () => new DOMException('no answer in time', 'TimeoutError')

/** A language model, which may also see pictures, hear and speak. Throws ModelFailed, and nothing else. */
export type Model = {
  sees: boolean
  hears: boolean
  speaksIn: (language: Language) => boolean
  patience: Patience
  /** Tokens that may be spent each day. */
  tokensPerDay: number
  answer: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<AnswerPart>
  transcribe: (recording: VoiceRecording, language: Language, signal: AbortSignal) => Promise<string>
  /** Makes an audio file, in the server's format. */
  speak: (text: string, language: Language, signal: AbortSignal) => Promise<Buffer>
}

/** Address and abilities of the model; `null` for each ability that the installation lacks. */
export type ModelSettings = {
  apiUrl: string
  apiKey: string | null
  model: string
  seesPictures: boolean
  /** Transcription and speech, which may be at another server. */
  soundApiUrl: string
  soundApiKey: string | null
  hearsModel: string | null
  speaksModel: string | null
  speaksVoice: string
  speaksLanguages: Language[]
  /** Above this many tokens a day, from all accounts together, the library answers by itself. */
  tokensPerDay: number
}
