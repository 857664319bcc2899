import type { Card } from '@kasama/contract/learning/library/library.api'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { LessonFrame, LessonText } from '#shared/ui/lesson/lesson-row.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { CardTitle } from '#shared/ui/video/card-title.tsx'
import { VideoFacts } from '#shared/ui/video/video-facts.tsx'
import { VideoPicture } from '#shared/ui/video/video-picture.tsx'
import { videoPath } from '#shared/video-path.ts'
import { GallerySkeleton } from '../feed/library-skeleton'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import type { FeedName } from '../library-view'
import styles from './plain-row.module.css'

type Props = {
  feed: FeedName
  level: 'h1' | 'h2'
  title: string
  onLocked: () => void
  /** Whether it follows her must-watch videos, and leaves them out. */
  excludesMustWatch?: boolean
}

/** A feed as a plain list with its heading: one column, more on request. */
export function PlainList({ feed, level: Heading, title, onLocked, excludesMustWatch = false }: Props) {
  const t = useTexts(libraryTexts)
  const cards = useCards(feed)
  const visibleCards = (cards.data?.cards ?? []).filter((card) => !(excludesMustWatch && card.is_subscribed))
  return (
    <>
      <Heading className={styles.heading}>
        <Phrases>{title}</Phrases>
      </Heading>
      {cards.isPending && <GallerySkeleton rows buttons={false} />}
      {cards.isError && <LoadError error={cards.error} onRetry={cards.refetch} />}
      {cards.isSuccess && visibleCards.length === 0 && !cards.hasNextPage && (
        <>
          <p>
            <Phrases>{t(feed === 'subscribed' ? 'employerAdds' : 'none')}</Phrases>
          </p>
          <LinkButton look="line" to="/library">
            {t('seeAll')}
          </LinkButton>
        </>
      )}
      {visibleCards.map((card) => (
        <PlainRow key={card.video_id} card={card} level={Heading === 'h1' ? 'h2' : 'h3'} onLocked={onLocked} />
      ))}
      {cards.hasNextPage && (
        <Button look="line" block busy={cards.isFetchingNextPage} onClick={() => cards.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

type PlainRowProps = {
  card: Card
  /** One below the heading of its list. */
  level: 'h2' | 'h3'
  onLocked: () => void
}

/** One video of the plain list: small picture, topic, title. */
function PlainRow({ card, level, onLocked }: PlainRowProps) {
  const t = useTexts(libraryTexts)
  return (
    <LessonFrame className={styles.row}>
      <div className={styles.picture}>
        <VideoPicture small video={card.is_completed ? { ...card, is_completed: false, progress: 0 } : card} />
      </div>
      <LessonText
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
      </LessonText>
    </LessonFrame>
  )
}
