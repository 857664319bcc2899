import type { Card } from '@kasama/contract/learning/library/library.api'
import { Check, Lock, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { LessonRow } from '#shared/ui/lesson/lesson-row.tsx'
import { CardTitle } from '#shared/ui/video/card-title.tsx'
import { VideoFacts } from '#shared/ui/video/video-facts.tsx'
import { videoPath } from '#shared/video-path.ts'
import { cardId, storeOpenedVideo } from '../feed/use-scroll-to'
import { libraryTexts } from '../library.texts'
import styles from './next-row.module.css'

type Props = {
  card: Card
  /** Its position among the open ones. */
  number?: number
  onLocked: () => void
}

/** A lesson of her list: its position, a small picture, its topic and title. The whole row opens it. */
export function NextRow({ card, number, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  const { topic_ids, language_codes } = card
  // Her own language is the rule on her list: only a lesson without it is marked.
  const hasOwnLanguage = language_codes.includes(useLanguage())
  return (
    <LessonRow
      id={cardId(card.video_id)}
      className={styles.row}
      picture={
        <PlayablePicture lesson={card} plays={!card.is_locked && !card.is_completed}>
          {card.is_locked ? <Lock aria-hidden="true" /> : leafContent(card, number)}
        </PlayablePicture>
      }
      facts={<VideoFacts video={{ topic_ids, question_ids: [], ...(!hasOwnLanguage && { language_codes }) }} />}
      title={
        <>
          <CardTitle
            video={card}
            to={videoPath(card)}
            onLocked={onLocked}
            onOpen={() => storeOpenedVideo(card.video_id)}
          />
          {card.is_locked && <span className="sr-only">{t('locked')}</span>}
          {card.is_completed && <span className="sr-only">{t('completed')}</span>}
        </>
      }
    />
  )
}

type PictureProps = ComponentProps<typeof LessonPicture> & { plays: boolean }

/** A lesson's picture, with a sign on it that a press plays the lesson. */
export const PlayablePicture = ({ plays, ...picture }: PictureProps) => (
  <div className={styles.picture}>
    <LessonPicture {...picture} />
    {plays && <Play className={styles.play} aria-hidden="true" />}
  </div>
)

function leafContent({ is_completed }: Card, number: number | undefined) {
  if (is_completed) return <Check className={styles.tick} strokeWidth={3.5} aria-hidden="true" />
  return number
}
