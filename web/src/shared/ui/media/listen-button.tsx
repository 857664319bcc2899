import { Square, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/use-texts'
import { speak, stopSpeaking, useHasVoice } from '../../speech/speech'
import { listenTexts } from './listen.texts'
import styles from './listen-button.module.css'

/** Reads a text aloud in the reader's language, until it ends or is stopped; renders nothing without a voice for it. */
export function ListenButton({ text }: { text: string }) {
  const t = useTexts(listenTexts)
  const language = useLanguage()
  // A stopped reading may end late, while the next one runs.
  const [reading, setReading] = useState<symbol | null>(null)
  function read() {
    const mine = Symbol()
    setReading(mine)
    speak(text, language, () => setReading((now) => (now === mine ? null : now)))
  }
  function stop() {
    setReading(null)
    stopSpeaking()
  }
  const leave = useEffectEvent(() => {
    if (reading) stopSpeaking()
  })
  useEffect(() => () => leave(), [])
  if (!useHasVoice(language)) return null
  return (
    <button
      type="button"
      className={styles.listen}
      aria-label={t(reading ? 'stop' : 'listen')}
      onClick={reading ? stop : read}
    >
      {reading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </button>
  )
}
