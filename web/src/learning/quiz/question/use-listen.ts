import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'

let playing: HTMLAudioElement | undefined

/** Reads a text aloud: from its recording, else in a voice of the browser; undefined without both. */
export function useListen(text: string, soundUrl: string | null): (() => void) | undefined {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const client = useQueryClient()
  const [failed, setFailed] = useState<string>()

  function readAloud() {
    stop()
    speak(text, language)
  }

  /** An expired address is renewed, and the sound played from the new one. */
  function play(address: string) {
    stop()
    playing = new Audio(address)
    playing.onerror = () => {
      if (address === failed) return readAloud()
      setFailed(address)
      client.invalidateQueries({ queryKey: ['question'] })
    }
    playing.play().catch(() => {})
  }

  const playRenewed = useEffectEvent(play)
  useEffect(() => {
    if (failed !== undefined && soundUrl && soundUrl !== failed) playRenewed(soundUrl)
  }, [failed, soundUrl])

  // A video's `play` does not bubble, so it is caught in the capture phase; a recording is in no document, so not
  // caught.
  useEffect(() => {
    document.addEventListener('play', stop, { capture: true })
    return () => {
      document.removeEventListener('play', stop, { capture: true })
      stop()
    }
  }, [])

  if (soundUrl) return () => play(soundUrl)
  return hasVoice ? readAloud : undefined
}

/** Only one sound plays at a time. */
function stop() {
  if (playing) playing.onerror = null
  playing?.pause()
  globalThis.speechSynthesis?.cancel()
}
