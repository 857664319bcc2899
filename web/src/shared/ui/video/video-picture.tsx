import { CircleCheck, Lock, LockOpen, Play } from 'lucide-react'
import { duration as inMinutes } from '../../format/duration'
import { useTexts } from '../../i18n/use-texts'
import { LessonImage } from '../lesson/lesson-image'
import { videoTexts } from './video.texts'
import styles from './video-picture.module.css'

export type CardPicture = {
  thumbnail_url: string | null
  /** Seconds. */
  duration: number
  topic_ids: readonly number[]
  is_locked: boolean
  is_completed: boolean
  /** 0 to 1. */
  progress: number
}
type Props = {
  video: CardPicture
  small?: boolean
  /** A label for readers without a plan. */
  isFree?: boolean
}

/** The length of a lesson that can be played, at the lower corner of its picture. */
export const PlayLabel = ({ seconds }: { seconds: number }) => (
  <span className={styles.play}>
    <Play aria-hidden="true" />
    {inMinutes(seconds)}
  </span>
)

/** A video's picture with its length, lock, progress, and whether it is completed. */
export function VideoPicture({ video, small = false, isFree = false }: Props) {
  const t = useTexts(videoTexts)
  const { duration, is_locked, is_completed, progress } = video
  const percent = Math.round(Math.min(1, progress) * 100)
  const isPartly = !is_completed && !is_locked && percent > 0
  return (
    <LessonImage lesson={video} width={320} className={small ? styles.small : undefined}>
      {is_locked ? (
        <>
          <span className={styles.lock}>
            <Lock aria-hidden="true" />
            <span className="sr-only">{t('locked')}</span>
          </span>
          <span className={styles.length}>{inMinutes(duration)}</span>
        </>
      ) : (
        <PlayLabel seconds={duration} />
      )}
      {isFree && !is_completed && (
        <span className={styles.free}>
          <LockOpen aria-hidden="true" />
          {t('free')}
        </span>
      )}
      {is_completed && (
        <span className={styles.done}>
          <CircleCheck aria-hidden="true" />
          {t('completed')}
        </span>
      )}
      {isPartly && (
        <span className={styles.watched}>
          <span className={styles.bar} style={{ width: `${percent}%` }} />
          <span className="sr-only">{t('watched', { percent })}</span>
        </span>
      )}
    </LessonImage>
  )
}
