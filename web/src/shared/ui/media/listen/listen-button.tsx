import { Square, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { speak, stopSpeaking, useHasVoice } from '#shared/speech/speech.ts'
import { listenTexts } from './listen.texts'
import styles from './listen-button.module.css'

/** Reads a text aloud in the reader's language; renders nothing without a voice for it. */
export function ListenButton({ text }: { text: string }) {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const read = () => new Promise<void>((end) => speak(text, language, end))
  return <ReadAloudButton read={hasVoice ? read : null} stop={stopSpeaking} />
}

type Props = {
  /** Reads until the end, or until `stop`; null without a voice. */
  read: (() => Promise<void>) | null
  stop: () => void
  small?: boolean
  /** Reads as soon as it can. */
  readsAtOnce?: boolean
}

/** Reads aloud until the end or a second press, and no longer than it is on the screen. */
export function ReadAloudButton({ read, stop, small, readsAtOnce = false }: Props) {
  const t = useTexts(listenTexts)
  const [isReading, setReading] = useState(false)
  // A stopped reading may end late, while the next one runs.
  const readings = useRef(0)
  async function begin() {
    const reading = ++readings.current
    setReading(true)
    await read?.()
    if (reading === readings.current) setReading(false)
  }
  function end() {
    readings.current++
    stop()
    setReading(false)
  }
  // Voices may load later than the text.
  const hasBegun = useRef(false)
  const beginOnce = useEffectEvent(() => {
    if (!readsAtOnce || hasBegun.current) return
    hasBegun.current = true
    void begin()
  })
  const hasVoice = read !== null
  useEffect(() => {
    if (hasVoice) beginOnce()
  }, [hasVoice])
  const leave = useEffectEvent(() => isReading && stop())
  useEffect(() => () => void leave(), [])
  if (!hasVoice) return null
  return (
    <button
      type="button"
      className={styles.listen}
      data-small={small}
      aria-label={t(isReading ? 'stop' : 'listen')}
      onClick={isReading ? end : begin}
    >
      {isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </button>
  )
}
