import { useQueryClient } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import styles from './listen-button.module.css'

let playing: HTMLAudioElement | undefined

/** Reads a text aloud: from its recording, else in a voice of the browser; undefined without both. */
function useReadAloud(text: string, soundUrl: string | null): (() => void) | undefined {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const client = useQueryClient()
  const [failedUrl, setFailedUrl] = useState<string>()

  function readAloud() {
    stop()
    speak(text, language)
  }

  /** An expired URL is renewed, and the sound played from the new one. */
  function play(url: string) {
    stop()
    playing = new Audio(url)
    playing.onerror = () => {
      if (url === failedUrl) return readAloud()
      setFailedUrl(url)
      for (const name of ['question', 'practice']) client.invalidateQueries({ queryKey: [name] })
    }
    playing.play().catch(() => {})
  }

  const playRenewed = useEffectEvent(play)
  useEffect(() => {
    if (failedUrl !== undefined && soundUrl && soundUrl !== failedUrl) playRenewed(soundUrl)
  }, [failedUrl, soundUrl])

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

type Props = { label: string; text: string; soundUrl: string | null }

/** Reads a question or an option aloud; renders nothing without a sound or a voice. */
export function ListenButton({ label, text, soundUrl }: Props) {
  const listen = useReadAloud(text, soundUrl)
  if (!listen) return null
  return (
    <button type="button" className={styles.button} aria-label={label} data-listen="off" onClick={listen}>
      <Volume2 aria-hidden="true" />
    </button>
  )
}
