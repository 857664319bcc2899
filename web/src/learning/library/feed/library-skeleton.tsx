import { CardSkeleton, Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { VideoGallery } from '#shared/ui/video/video-gallery.tsx'
import styles from './library-skeleton.module.css'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type Props = {
  rows: boolean
  /** Whether each has the employer's add button. */
  buttons?: boolean
}

export function GallerySkeleton({ rows, buttons = rows }: Props) {
  return (
    <Loading>
      <VideoGallery rows={rows}>
        {cards.map((card) => (
          <CardSkeleton key={card} row={rows} button={buttons} />
        ))}
      </VideoGallery>
    </Loading>
  )
}

export function TopicsSkeleton() {
  return (
    <Loading className={styles.topics ?? ''}>
      {cards.slice(1).map((tile) => (
        <span key={tile} className={styles.tile}>
          <Skeleton shape="tile" />
          <Skeleton width="most" />
        </span>
      ))}
    </Loading>
  )
}
