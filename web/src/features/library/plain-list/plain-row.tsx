import type { Card } from '@kasama/contract/library.api'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Tag } from '../../../shared/ui/feedback/tag'
import { TopicTag } from '../../../shared/ui/topic/topic-tag'
import { CardTitle } from '../../../shared/ui/video/card-title'
import { VideoPicture } from '../../../shared/ui/video/video-picture'
import { videoPath } from '../../../shared/video-path'
import { libraryTexts } from '../library.texts'
import styles from './plain-row.module.css'

type Props = { card: Card; onLocked: () => void }

/** One video of the plain list: small picture, topic, title. */
export function PlainRow({ card, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  const [topicId] = card.topic_ids
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <VideoPicture small video={card.is_completed ? { ...card, is_completed: false, progress: 0 } : card} />
      </div>
      <div className={styles.words}>
        {topicId !== undefined && <TopicTag topicId={topicId} />}
        <h3 className={styles.title}>
          <CardTitle video={card} to={videoPath(card)} onLocked={onLocked} />
        </h3>
        {card.is_completed && (
          <Tag kind="ok" icon={<CircleCheck aria-hidden="true" />}>
            {t('completed')}
          </Tag>
        )}
      </div>
    </article>
  )
}
