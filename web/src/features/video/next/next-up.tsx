import type { Card } from '@kasama/contract/library.api'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { duration } from '../../../shared/format/duration'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LessonImage } from '../../../shared/ui/lesson/lesson-image'
import { Phrases } from '../../../shared/ui/phrases'
import { videoPath } from '../../../shared/video-path'
import { videoTexts } from '../video.texts'
import styles from './next-actions.module.css'

/** The next lesson: its picture, length and title. */
export function NextUp({ next }: { next: Card }) {
  const t = useTexts(videoTexts)
  return (
    <Link to={videoPath(next)} className={styles.next} tabIndex={-1}>
      <LessonImage lesson={next} width={248} className={styles.picture}>
        <span className={styles.length}>
          <Play aria-hidden="true" />
          {duration(next.duration)}
        </span>
      </LessonImage>
      <span className={styles.words}>
        <small>
          <Phrases>{t('nextForYou')}</Phrases>
        </small>
        <b>
          <span>
            <Phrases>{next.title}</Phrases>
          </span>
        </b>
      </span>
    </Link>
  )
}
