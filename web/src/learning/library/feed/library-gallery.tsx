import type { Card } from '@kasama/contract/learning/library/library.api'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { VideoCard } from '#shared/ui/video/video-card.tsx'
import { VideoGallery } from '#shared/ui/video/video-gallery.tsx'
import { videoPath } from '#shared/video-path.ts'
import { AddVideoButton } from '../add/add-video-button'
import { FeedEnd } from './feed-end'
import styles from './library-gallery.module.css'
import { GallerySkeleton } from './library-skeleton'
import { cardId, storeOpenedVideo, useScrollTo } from './use-scroll-to'

type Props = {
  cards: Card[]
  /** The searched keywords. */
  keywords?: string
  /** Adds or removes a video; only for employers. */
  onAdd?: ((card: Card) => void) | undefined
  onLocked: () => void
  /** The video in the URL: it is scrolled into view. */
  videoInUrl: number | undefined
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** The videos; the next page is loaded before she reaches the end. */
export function LibraryGallery({
  cards,
  keywords = '',
  onAdd,
  onLocked,
  videoInUrl,
  hasMore,
  isLoadingMore,
  onMore,
}: Props) {
  const { data: profile } = useProfile()
  const hasNoPlan = onAdd !== undefined && profile?.is_subscribed === false
  useScrollTo(videoInUrl, { cards, hasMore, onMore })
  return (
    <>
      <VideoGallery rows={onAdd !== undefined}>
        {cards.map((card) => (
          <div key={card.video_id} id={cardId(card.video_id)} className={styles.cell}>
            <VideoCard
              video={card}
              to={videoPath(card)}
              look={onAdd ? 'row' : 'card'}
              headingLevel={2}
              keywords={keywords}
              isFree={hasNoPlan && card.public_level > 0}
              onLocked={onLocked}
              onOpen={() => storeOpenedVideo(card.video_id, cards.length)}
            >
              {onAdd && <AddVideoButton card={card} onAdd={onAdd} />}
            </VideoCard>
          </div>
        ))}
      </VideoGallery>
      {hasMore && <FeedEnd onReach={onMore} />}
      {isLoadingMore && <GallerySkeleton rows={onAdd !== undefined} />}
    </>
  )
}
