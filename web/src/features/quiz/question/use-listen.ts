import type { Language } from '@kasama/contract/language'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../../shared/i18n/use-texts'

/** What voices call the languages; Filipino goes by two names. */
const voiceLanguages: Record<Language, string[]> = { eng: ['en'], phi: ['fil', 'tl'], ind: ['id', 'in'], mya: ['my'] }

const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
let playing: HTMLAudioElement | undefined

/** Reads a text aloud: its recorded sound, else a voice of the browser; undefined where there is neither. */
export function useListen(text: string, soundUrl: string | null): (() => void) | undefined {
  const language = useLanguage()
  const canSpeak = useSyncExternalStore(subscribe, () => voiceOf(language) !== undefined)
  if (soundUrl) {
    return () => {
      stop()
      playing = new Audio(soundUrl)
      playing.play().catch(() => {})
    }
  }
  if (!canSpeak || !speech) return undefined
  return () => {
    stop()
    const spoken = new SpeechSynthesisUtterance(text)
    const voice = voiceOf(language)
    if (voice) Object.assign(spoken, { voice, lang: voice.lang })
    speech.speak(spoken)
  }
}

/** Only one thing is heard at a time. */
function stop() {
  playing?.pause()
  speech?.cancel()
}

function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  return speech
    ?.getVoices()
    .find(({ lang }) => voiceLanguages[language].includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''))
}

/** Voices arrive some time after the page. */
function subscribe(changed: () => void) {
  speech?.addEventListener?.('voiceschanged', changed)
  return () => speech?.removeEventListener?.('voiceschanged', changed)
}
