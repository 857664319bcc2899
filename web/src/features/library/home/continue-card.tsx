import { Play } from 'lucide-react'
import { duration } from '../../../shared/format/duration'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { SafeImage } from '../../../shared/ui/media/safe-image'
import { Phrases } from '../../../shared/ui/phrases'
import { topicScene } from '../../../shared/ui/topic/topic-scenes'
import { TopicTag } from '../../../shared/ui/topic/topic-tag'
import { videoPath } from '../../../shared/video-path'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { isBegun } from './begun'
import styles from './continue-card.module.css'

/** The lesson of her list that she has begun, with the time that is left; nothing where there is none. */
export function ContinueCard() {
  const t = useTexts(libraryTexts)
  const card = useCards('subscribed').data?.cards.find(isBegun)
  if (!card) return null
  const [topicId] = card.topic_ids
  const left = duration(Math.ceil(card.duration * (1 - card.progress)))
  return (
    <section className={styles.card} aria-label={t('continue')}>
      <div className={styles.picture}>
        <SafeImage src={card.thumbnail_url} fallback={topicScene(topicId)} loading="eager" width={640} height={336} />
        <span className={styles.left}>
          <Play aria-hidden="true" />
          {t('timeLeft', { time: left })}
        </span>
        <span className={styles.watched} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${Math.round(card.progress * 100)}%` }} />
        </span>
      </div>
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
