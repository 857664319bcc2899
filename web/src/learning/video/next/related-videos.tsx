import type { Card } from '@kasama/contract/learning/library/library.api'
import type { ReactNode } from 'react'
import { VideoCard } from '#shared/ui/video/video-card.tsx'
import { videoPath } from '#shared/video-path.ts'
import styles from './related-videos.module.css'

type Props = {
  title: string
  cards: Card[]
  /** Whether they are stacked in a side column. */
  isColumn: boolean
  onLocked: () => void
  /** Content below a card's title. */
  renderFooter?: ((card: Card) => ReactNode) | undefined
}

export function RelatedVideos({ title, cards, isColumn, onLocked, renderFooter }: Props) {
  if (cards.length === 0) return null
  return (
    <section className="stack gap-16">
      <h2 className={styles.title}>{title}</h2>
      <div className={isColumn ? styles.column : styles.columns}>
        {cards.map((card) => (
          <VideoCard key={card.video_id} video={card} to={videoPath(card)} look="row" onLocked={onLocked}>
            {renderFooter?.(card)}
          </VideoCard>
        ))}
      </div>
    </section>
  )
}
