import type { Language } from '@kasama/contract/language'
import { useSyncExternalStore } from 'react'

/** The language tags of voices; Filipino is 'tl' on older phones. */
const voiceLanguages: Record<Language, string[]> = { eng: ['en'], phi: ['fil', 'tl'], ind: ['id', 'in'], mya: ['my'] }

/** Whether the browser has a voice for a language; many browsers load their voices asynchronously. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== undefined,
    () => false,
  )
}

/** Reads a text aloud and stops the one before. `onEnd` is called when it has ended or was stopped. */
export function speak(text: string, language: Language, onEnd?: () => void) {
  const voice = voiceFor(language)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = 0.95
  if (onEnd) {
    utterance.onend = onEnd
    utterance.onerror = onEnd
  }
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export const stopSpeaking = () => globalThis.speechSynthesis?.cancel()

function voiceFor(language: Language) {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang }) => voiceLanguages[language].includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''))
}

function subscribe(listener: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', listener)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', listener)
}
