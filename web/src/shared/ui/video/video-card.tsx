import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { CardTitle } from './card-title'
import styles from './video-card.module.css'
import { VideoFacts } from './video-facts'
import { type CardPicture, VideoPicture } from './video-picture'

type Props = {
  /** A card of a feed has all of these fields. */
  video: CardPicture & ComponentProps<typeof VideoFacts>['video'] & { title: string }
  /** Path of an open video. */
  to: string
  /** Called by a press on a locked video. */
  onLocked?: () => void
  /** Called just before an open video is opened. */
  onOpen?: () => void
  /** `row` is a row on phones, as in the employer's list. */
  look?: 'card' | 'row'
  /** The name of a topic that the app does not know. */
  topicName?: string
  headingLevel?: 2 | 3
  /** A label on the picture, for readers without a plan. */
  isFree?: boolean
  /** The search terms, which are marked in the title. */
  keywords?: string
  /** The employer's AddButton, below the title. */
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
