import { Volume2 } from 'lucide-react'
import { useLanguage, useTexts } from '../../i18n/use-texts'
import { speak, useHasVoice } from '../../speech/speech'
import { listenTexts } from './listen.texts'
import styles from './listen-button.module.css'

/** Reads a text aloud in the reader's language; renders nothing where the browser has no voice for it. */
export function ListenButton({ text }: { text: string }) {
  const t = useTexts(listenTexts)
  const language = useLanguage()
  if (!useHasVoice(language)) return null
  return (
    <button type="button" className={styles.listen} aria-label={t('listen')} onClick={() => speak(text, language)}>
      <Volume2 aria-hidden="true" />
    </button>
  )
}
