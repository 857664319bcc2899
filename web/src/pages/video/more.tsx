import type { Card } from '@kasama/contract/library.api'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { RelatedVideos } from '../../features/video/next/related-videos'
import { videoTexts } from '../../features/video/video.texts'
import { useTexts } from '../../shared/i18n/use-texts'

type Props = { cards: Card[]; isGuest: boolean; isColumn: boolean; onLocked: () => void }

/** What to watch next; for guests the other free lessons. */
export function More({ isGuest, ...rest }: Props) {
  const forUsers = useTexts(videoTexts)('related')
  const forGuests = useTexts(guestTexts)('more')
  return <RelatedVideos title={isGuest ? forGuests : forUsers} {...rest} />
}
