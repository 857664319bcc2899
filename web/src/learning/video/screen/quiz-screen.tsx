import type { Video } from '@kasama/contract/learning/video/video.api'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { SafeImage } from '#shared/ui/media/safe-image.tsx'
import { topicScene } from '#shared/ui/topic/topic-scenes.ts'
import { pictureIn, textsIn } from '../versions/versions'
import { videoTexts } from '../video.texts'
import styles from './quiz-screen.module.css'

/** Link to the library, beside the questions of a watched video, which fill a phone's screen. */
export function QuizBack({ to }: { to: string }) {
  const t = useTexts(videoTexts)
  return (
    <Link className={styles.back} to={to} aria-label={t('library')}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  )
}

export function WatchAgainButton({ onReplay }: { onReplay: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <button type="button" className={styles.again} onClick={onReplay}>
      <RotateCcw aria-hidden="true" />
      {t('watchAgain')}
    </button>
  )
}

/** The video's title; on a phone only screen readers get it while the questions fill the screen. */
export function QuizTitle({ video }: { video: Video }) {
  return <h1 className={styles.title}>{textsIn(video, useLanguage()).title}</h1>
}

/** The video's picture, if the screen is high enough. */
export function QuizPicture({ video }: { video: Video }) {
  return (
    <SafeImage
      className={styles.picture}
      src={pictureIn(video, useLanguage())}
      fallback={topicScene(video.topic_ids[0])}
      alt=""
      width={358}
      height={201}
    />
  )
}
