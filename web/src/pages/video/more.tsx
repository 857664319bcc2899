import type { Card } from '@kasama/contract/learning/library.api'
import { AddVideoButton } from '../../features/library/add/add-video-button'
import { useAddVideo } from '../../features/library/add/use-add-video'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { RelatedVideos } from '../../features/video/next/related-videos'
import { videoTexts } from '../../features/video/video.texts'
import { useTexts } from '../../shared/i18n/use-texts'
import { useSession } from '../../shared/session/use-session'

type Props = { cards: Card[]; isGuest: boolean; isColumn: boolean; onLocked: () => void }

/** The next videos; for guests the other free lessons. An employer adds them to her worker's list from here, too. */
export function More({ isGuest, ...rest }: Props) {
  const forUsers = useTexts(videoTexts)('related')
  const forGuests = useTexts(guestTexts)('more')
  const isEmployer = useSession().role === 'E'
  const add = useAddVideo(rest.onLocked)
  const addButton = (card: Card) => <AddVideoButton card={card} onAdd={add} />
  return <RelatedVideos title={isGuest ? forGuests : forUsers} footOf={isEmployer ? addButton : undefined} {...rest} />
}
