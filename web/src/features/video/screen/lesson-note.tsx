import { useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { videoTexts } from '../video.texts'
import styles from './voice-control.module.css'

/** Stands below every lesson: what it is, and what comes before it. */
export function LessonNote() {
  const t = useTexts(videoTexts)
  return (
    <p className={styles.note}>
      <Phrases>{t('general')}</Phrases>
    </p>
  )
}
