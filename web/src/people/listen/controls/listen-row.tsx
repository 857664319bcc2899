import { Volume2 } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { listenTexts } from '#shared/ui/media/listen/listen.texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useListens } from '../choice'
import { listenModeTexts } from '../listen.texts'
import { switchListening } from '../switching'
import { useReads } from '../what-is-read'
import styles from './listen-row.module.css'

/** The mode's switch in the menu; absent where nothing can be read in her language. */
export function ListenRow() {
  const t = useTexts(listenModeTexts)
  const listen = useTexts(listenTexts)
  const id = useId()
  const isOn = useListens()
  const reads = useReads()
  if (!reads) return null
  return (
    <div className={styles.row} data-listen="off">
      <label className={styles.words} htmlFor={id}>
        <Volume2 aria-hidden="true" />
        <span>
          <span>{listen('listen')}</span>
          <small>
            <Phrases>{reads === 'all' ? t('tapReads') : `${t('quizReads')} ${t('lessonSpeaks')}`}</Phrases>
          </small>
        </span>
      </label>
      <Switch id={id} checked={isOn} onChange={switchListening} />
    </div>
  )
}
