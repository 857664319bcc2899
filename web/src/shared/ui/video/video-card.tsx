import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { classNames } from '../class-names'
import { TopicTag } from '../topic/topic-tag'
import { CardTitle } from './card-title'
import { videoTexts } from './video.texts'
import styles from './video-card.module.css'
import { type CardPicture, VideoPicture } from './video-picture'

type Props = {
  /** A card of a feed has all of it. */
  video: CardPicture & { title: string; topic_ids: readonly number[]; question_ids: readonly unknown[] }
  /** Where an open video is watched. */
  to: string
  /** A press on a locked one. */
  onLocked?: () => void
  /** `row` stands as a row on phones, as in the employer's list. */
  look?: 'card' | 'row'
  /** A name for a topic that the app does not know. */
  topicName?: string
  headingLevel?: 2 | 3
  /** What was searched for: it is marked in the title. */
  keywords?: string
  /** Below the title: the employer's AddButton. */
  children?: ReactNode
}

/** One video of a list; the whole card opens it. Put cards into a `VideoGallery`. */
export function VideoCard({
  video,
  to,
  onLocked,
  look = 'card',
  topicName,
  headingLevel = 3,
  keywords,
  children,
}: Props) {
  const t = useTexts(videoTexts)
  const [topicId] = video.topic_ids
  const questions = video.question_ids.length
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, look === 'row' && styles.row)}>
      <VideoPicture video={video} small={look === 'row'} />
      <div className={styles.body}>
        <div className={styles.line}>
          {topicId !== undefined && <TopicTag topicId={topicId} {...(topicName && { name: topicName })} />}
          {questions > 0 && (
            <span className={styles.questions}>
              <CircleQuestionMark aria-hidden="true" />
              <span aria-hidden="true">{questions}</span>
              <span className="sr-only">{t('questions', { count: questions })}</span>
            </span>
          )}
        </div>
        <Heading className={styles.title}>
          <CardTitle video={video} to={to} onLocked={onLocked} keywords={keywords} />
        </Heading>
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  )
}
