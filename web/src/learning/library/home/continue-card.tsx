import type { Card } from '@kasama/contract/learning/library/library.api'
import { Play } from 'lucide-react'
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
  return card ? <ContinueCard card={card} /> : null
}

/** A lesson to continue, and the time that is left. */
export function ContinueCard({ card }: { card: Card }) {
  const t = useTexts(libraryTexts)
  const [topicId] = card.topic_ids
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
        {topicId !== undefined && <TopicTag topicId={topicId} />}
        <h2 className={styles.title}>
          <Phrases>{card.title}</Phrases>
        </h2>
        <LinkButton
          size="xl"
          className={styles.go}
          icon={<Play aria-hidden="true" fill="currentColor" />}
          to={videoPath(card)}
        >
          {t('continue')}
          <span className="sr-only">: {card.title}</span>
        </LinkButton>
      </div>
    </section>
  )
}
