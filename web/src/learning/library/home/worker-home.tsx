import type { Card } from '@kasama/contract/learning/library/library.api'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { FeedEnd } from '../feed/feed-end'
import { GallerySkeleton } from '../feed/library-skeleton'
import { useScrollTo } from '../feed/use-scroll-to'
import { useBegunLesson } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { NextRow } from './next-row'
import { splitList } from './parts'
import styles from './worker-home.module.css'

type Props = {
  cards: Card[]
  /** The strip of topics. */
  topics: ReactNode
  onLocked: () => void
  /** The video in the URL. */
  videoInUrl: number | undefined
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** A worker's list: the next lessons in her employer's order, the topics, then the completed lessons. */
export function WorkerHome({ cards, topics, onLocked, videoInUrl, hasMore, isLoadingMore, onMore }: Props) {
  const t = useTexts(libraryTexts)
  const begun = useBegunLesson()
  const { open, completed } = splitList(cards, begun.card?.video_id)
  useScrollTo(videoInUrl, { cards, hasMore, onMore })
  const row = (card: Card, number?: number) => (
    <NextRow key={card.video_id} card={card} {...(number && { number })} onLocked={onLocked} />
  )
  // The card above the list must not move it when it loads.
  if (begun.isPending) return <GallerySkeleton rows buttons={false} />
  return (
    <>
      {open.length > 0 && (
        <section className={styles.part}>
          <h2>
            <Phrases>{t('nextForYou')}</Phrases>
          </h2>
          <div className={styles.rows}>{open.map((card, index) => row(card, index + 1))}</div>
        </section>
      )}
      {isLoadingMore && <GallerySkeleton rows buttons={false} />}
      <section className={styles.part}>
        <h2>
          <Phrases>{t('findByTopic')}</Phrases>
        </h2>
        {topics}
      </section>
      {completed.length > 0 && (
        <section className={styles.part}>
          <div className={styles.head}>
            <h2>
              <Phrases>{t('completedOnes')}</Phrases>
            </h2>
            <TextLink to={`/library?cat=0&topic=${completedTopicId}`}>{t('seeAll')}</TextLink>
          </div>
          <div className={styles.rows}>{completed.map((card) => row(card))}</div>
        </section>
      )}
      {hasMore && <FeedEnd onReach={onMore} />}
    </>
  )
}
