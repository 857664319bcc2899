import type { Card } from '@kasama/contract/library.api'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Tag } from '../../../shared/ui/feedback/tag'
import { LessonFrame, LessonWords } from '../../../shared/ui/lesson/lesson-row'
import { CardTitle } from '../../../shared/ui/video/card-title'
import { VideoFacts } from '../../../shared/ui/video/video-facts'
import { VideoPicture } from '../../../shared/ui/video/video-picture'
import { videoPath } from '../../../shared/video-path'
import { libraryTexts } from '../library.texts'
import styles from './plain-row.module.css'

type Props = {
  card: Card
  /** One below the heading of its list. */
  level: 'h2' | 'h3'
  onLocked: () => void
}

/** One video of the plain list: small picture, topic, title. */
export function PlainRow({ card, level, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  return (
    <LessonFrame className={styles.row}>
      <div className={styles.picture}>
        <VideoPicture small video={card.is_completed ? { ...card, is_completed: false, progress: 0 } : card} />
      </div>
      <LessonWords
        className={styles.words}
        level={level}
        facts={<VideoFacts video={{ ...card, question_ids: [] }} />}
        title={<CardTitle video={card} to={videoPath(card)} onLocked={onLocked} />}
      >
        {card.is_completed && (
          <Tag kind="ok" icon={<CircleCheck aria-hidden="true" />}>
            {t('completed')}
          </Tag>
        )}
      </LessonWords>
    </LessonFrame>
  )
}
