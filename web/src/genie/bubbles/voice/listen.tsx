import type { Language } from '@kasama/contract/language'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { listenTexts } from '#shared/ui/media/listen.texts.ts'
import styles from './listen.module.css'
import { silence } from './sound'
import { useVoice } from './use-voice'

type Props = { text: string; language: Language /** Reads as soon as it can. */; readsAtOnce?: boolean }

/** Reads a text aloud in its language; renders nothing without a voice for it. */
export function Listen({ text, language, readsAtOnce = false }: Props) {
  const t = useTexts(listenTexts)
  const voice = useVoice(text, language)
  const [isReading, setReading] = useState(false)
  // A stopped reading may end late, while the next one runs.
  const readings = useRef(0)
  async function read() {
    const reading = ++readings.current
    setReading(true)
    await voice?.()
    if (reading === readings.current) setReading(false)
  }
  function stop() {
    readings.current++
    silence()
    setReading(false)
  }
  // Voices may load later than the answer.
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (!readsAtOnce || hasBegun.current) return
    hasBegun.current = true
    void read()
  })
  const hasVoice = voice !== null
  useEffect(() => {
    if (hasVoice) begin()
  }, [hasVoice])
  const leave = useEffectEvent(() => isReading && silence())
  useEffect(() => () => void leave(), [])
  if (!hasVoice) return null
  return (
    <button
      type="button"
      className={styles.listen}
      aria-label={t(isReading ? 'stop' : 'listen')}
      onClick={isReading ? stop : read}
    >
      {isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </button>
  )
}
