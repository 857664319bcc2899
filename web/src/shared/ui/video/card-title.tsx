import { shortTitle, titleLimit } from '@kasama/contract/learning/video/video.rules'
import { Link } from 'react-router'
import { mediaQuery } from '../../device/screen-width/media-query'
import { TitleMatch } from '../../search/title-match'
import styles from './video-card.module.css'

/** Specification, section 9. A media query, because reading `innerWidth` would force a layout. */
const useHasRoom = mediaQuery('(min-width: 1200.02px)')

/** Number of letters of a title that this screen shows. */
const useTitleLimit = () => titleLimit(useHasRoom())

type Props = {
  video: { title: string; is_locked: boolean }
  to: string
  /** Called by a press on a locked video. */
  onLocked?: (() => void) | undefined
  /** Called just before an open video is opened. */
  onOpen?: (() => void) | undefined
  /** The search terms, which are marked. */
  keywords?: string | undefined
}

/** A card's title, truncated by the specification's rule; its target covers the whole card. */
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
