import { type Language, languageFacts } from '@kasama/contract/language'
import { useSyncExternalStore } from 'react'

/** Whether the browser has a voice for a language; many browsers load their voices asynchronously. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== undefined,
    () => false,
  )
}

/**
 * Reads a text aloud and stops the one before. `onEnd` is called when it has ended or was stopped. Returns the
 * utterance, which tells where its words begin.
 */
export function speak(text: string, language: Language, onEnd?: () => void, voice = voiceFor(language)) {
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
  return utterance
}

export const stopSpeaking = () => globalThis.speechSynthesis?.cancel()

export const voiceFor = (language: Language) => voiceOf(languageFacts[language].tags)

/** The browser's first voice of a language, by its tags without a country. */
export function voiceOf(tags: readonly string[]): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang }) => tags.includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''))
}

function subscribe(listener: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', listener)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', listener)
}
