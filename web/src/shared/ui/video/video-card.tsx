import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { CardTitle } from './card-title'
import styles from './video-card.module.css'
import { VideoFacts } from './video-facts'
import { type CardPicture, VideoPicture } from './video-picture'

type Props = {
  /** A card of a feed has all of it. */
  video: CardPicture & ComponentProps<typeof VideoFacts>['video'] & { title: string }
  /** Where an open video is watched. */
  to: string
  /** A press on a locked one. */
  onLocked?: () => void
  /** Just before an open one is left for. */
  onOpen?: () => void
  /** `row` stands as a row on phones, as in the employer's list. */
  look?: 'card' | 'row'
  /** A name for a topic that the app does not know. */
  topicName?: string
  headingLevel?: 2 | 3
  /** Said on the picture, to those who have no plan. */
  isFree?: boolean
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
  onOpen,
  look = 'card',
  topicName,
  headingLevel = 3,
  keywords,
  isFree = false,
  children,
}: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, look === 'row' && styles.row)}>
      <VideoPicture video={video} small={look === 'row'} isFree={isFree} />
      <div className={styles.body}>
        <VideoFacts video={video} topicName={topicName} />
        <Heading className={styles.title}>
          <CardTitle video={video} to={to} onLocked={onLocked} onOpen={onOpen} keywords={keywords} />
        </Heading>
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  )
}
