import type { Language } from '@kasama/contract/language'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { speak, useHasVoice } from '../../../shared/speech/speech'
import { listenTexts } from '../../../shared/ui/media/listen.texts'
import { speakingTexts } from '../speaking/speaking.texts'
import styles from './listen.module.css'
import { silence } from './sound'

type Props = { text: string; language: Language /** Reads as soon as it is there. */; readsAtOnce?: boolean }

/** Reads a text aloud in its language; not there where the browser has no voice for it. */
export function Listen({ text, language, readsAtOnce = false }: Props) {
  const t = useTexts(listenTexts)
  const s = useTexts(speakingTexts)
  const hasVoice = useHasVoice(language)
  const [isReading, setReading] = useState(false)
  function read() {
    silence()
    setReading(true)
    speak(text, language, () => setReading(false))
  }
  const begin = useEffectEvent(() => readsAtOnce && hasVoice && read())
  useEffect(() => void begin(), [])
  if (!hasVoice) return null
  return (
    <button
      type="button"
      className={styles.listen}
      aria-label={isReading ? s('pause') : t('listen')}
      onClick={isReading ? silence : read}
    >
      {isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </button>
  )
}
