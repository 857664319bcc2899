import type { Card } from '@kasama/contract/learning/library/library.api'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { duration } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { videoPath } from '#shared/video-path.ts'
import { useBegunLesson } from '../library.queries'
import { libraryTexts } from '../library.texts'
import styles from './continue-card.module.css'

/** The lesson of her list that she has begun; renders nothing without one. */
export function ContinueLesson() {
  const { card } = useBegunLesson()
  if (!card) return null
  const [topicId] = card.topic_ids
  return (
    <ContinueCard card={card} to={videoPath(card)}>
      {topicId !== undefined && <TopicTag topicId={topicId} />}
    </ContinueCard>
  )
}

type Props = {
  card: Pick<Card, 'title' | 'thumbnail_url' | 'topic_ids' | 'duration' | 'progress'>
  /** The address of the lesson. */
  to: string
  heading?: 'h2' | 'h3'
  /** Above the title. */
  children: ReactNode
}

/** A lesson to continue, and the time that is left. */
export function ContinueCard({ card, to, heading: Heading = 'h2', children }: Props) {
  const t = useTexts(libraryTexts)
  const timeLeft = duration(Math.ceil(card.duration * (1 - card.progress)))
  return (
    <section className={styles.card} aria-label={t('continue')}>
      <LessonImage lesson={card} width={640} loading="eager" className={styles.picture}>
        <span className={styles.left}>
          <Play aria-hidden="true" />
          {t('timeLeft', { time: timeLeft })}
        </span>
        <span className={styles.watched} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${Math.round(card.progress * 100)}%` }} />
        </span>
      </LessonImage>
      <div className={styles.words}>
        {children}
        <Heading className={styles.title}>
          <Phrases>{card.title}</Phrases>
        </Heading>
        <LinkButton size="xl" className={styles.go} icon={<Play aria-hidden="true" fill="currentColor" />} to={to}>
          {t('continue')}
          <span className="sr-only">: {card.title}</span>
        </LinkButton>
      </div>
    </section>
  )
}
