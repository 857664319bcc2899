import { shortTitle } from '@kasama/contract/video.rules'
import { Link } from 'react-router'
import { TitleMatch } from '../../search/title-match'
import { useTitleLimit } from './use-title-limit'
import styles from './video-card.module.css'

type Props = {
  video: { title: string; is_locked: boolean }
  to: string
  /** A press on a locked one. */
  onLocked?: (() => void) | undefined
  /** Just before an open one is left for. */
  onOpen?: (() => void) | undefined
  /** What was searched for: it is marked. */
  keywords?: string | undefined
}

/** A card's title, shortened by the rule; pressing anywhere on the card presses it. */
export function CardTitle({ video, to, onLocked, onOpen, keywords = '' }: Props) {
  const title = <TitleMatch keywords={keywords}>{shortTitle(video.title, useTitleLimit())}</TitleMatch>
  if (video.is_locked) {
    return (
      <button type="button" className={styles.open} onClick={onLocked}>
        {title}
      </button>
    )
  }
  return (
    <Link className={styles.open} to={to} onClick={onOpen}>
      {title}
    </Link>
  )
}
