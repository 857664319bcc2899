import { useLanguage } from '../../../shared/i18n/use-texts'
import { speak, useVoice } from '../../../shared/speech/speech'

let playing: HTMLAudioElement | undefined

/** Reads a text aloud: its recorded sound, else a voice of the browser; undefined where there is neither. */
export function useListen(text: string, soundUrl: string | null): (() => void) | undefined {
  const voice = useVoice(useLanguage())
  if (soundUrl) {
    return () => {
      stop()
      playing = new Audio(soundUrl)
      playing.play().catch(() => {})
    }
  }
  if (!voice) return undefined
  return () => {
    stop()
    speak(text, voice)
  }
}

/** Only one thing is heard at a time. */
function stop() {
  playing?.pause()
  globalThis.speechSynthesis?.cancel()
}
