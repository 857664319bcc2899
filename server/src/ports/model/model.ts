import type { Language } from '@kasama/contract/language'

/**
 * Why there is no answer: it can't be reached; is too slow; has had too many questions; refuses our calls (the key, the
 * model's name); refuses this question; what it says is of no use; or whoever asked has left, which is no fault of its.
 */
export type ModelFault = 'away' | 'slow' | 'limited' | 'denied' | 'refused' | 'rubbish' | 'left'

/** It names its fault alone: what a provider says of one may quote what was asked. */
export class ModelFailed extends Error {
  constructor(readonly fault: ModelFault) {
    super(`the model gave no answer: ${fault}`)
  }
}

export type Prompt = {
  rules: string
  /** What was said before, the oldest first. */
  history: { question: string; answer: string }[]
  message: string
  /** A JPEG. */
  picture: Buffer | null
}

/** A piece of an answer, or what it has cost. */
export type Said = { words: string } | { tokens: number }

export type Recording = { bytes: Buffer; kind: 'webm' | 'mp4' | 'ogg' | 'wav' }

/** How long is waited, in ms: for the first word, for each further one, and for all of them. */
export type Patience = { first: number; next: number; whole: number; sound: number }

/** What a call is aborted with when it takes too long, as by AbortSignal.timeout; whatever else aborts it has left. */
export const tooSlow = () => new DOMException('no answer in time', 'TimeoutError')

/** A language model, which may see pictures, hear and speak as well. Throws ModelFailed, and nothing else. */
export type Model = {
  sees: boolean
  hears: boolean
  speaksIn: (language: Language) => boolean
  patience: Patience
  /** So many tokens a day may be spent. */
  tokensPerDay: number
  answer: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<Said>
  transcribe: (recording: Recording, language: Language, signal: AbortSignal) => Promise<string>
  /** An audio file, of whichever kind the server makes. */
  speak: (text: string, language: Language, signal: AbortSignal) => Promise<Buffer>
}

/** Where the model is, and what it can; `null` where the installation has none of it. */
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
  /** Above so many tokens a day, from all accounts together, the library answers by itself. */
  tokensPerDay: number
}
