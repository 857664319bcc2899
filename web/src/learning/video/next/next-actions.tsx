import type { Card } from '@kasama/contract/learning/library/library.api'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { PlayLabel } from '#shared/ui/video/video-picture.tsx'
import { videoPath } from '#shared/video-path.ts'
import { videoTexts } from '../video.texts'
import styles from './next-actions.module.css'

/** Links after a video: to one she has not finished, or to the library. */
export function NextActions({ next }: { next: Card | undefined }) {
  const t = useTexts(videoTexts)
  if (!next) {
    return (
      <LinkButton size="xl" block to="/library">
        {t('library')}
      </LinkButton>
    )
  }
  return (
    <>
      <NextUp next={next} />
      <LinkButton size="xl" block to={videoPath(next)} icon={<Play className={styles.full} aria-hidden="true" />}>
        {t('nextVideo')}
      </LinkButton>
    </>
  )
}

/** The next lesson: its picture, length and title. */
function NextUp({ next }: { next: Card }) {
  const t = useTexts(videoTexts)
  return (
    <Link to={videoPath(next)} className={styles.next} tabIndex={-1}>
      <LessonImage lesson={next} width={248} className={styles.picture}>
        <PlayLabel seconds={next.duration} />
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
