import type { Card } from '@kasama/contract/learning/library/library.api'
import { AddVideoButton } from '#learning/library/add/add-video-button.tsx'
import { useAddVideo } from '#learning/library/add/use-add-video.ts'
import { guestTexts } from '#learning/library/guest/guest.texts.ts'
import { RelatedVideos } from '#learning/video/next/related-videos.tsx'
import { videoTexts } from '#learning/video/video.texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'

type Props = { cards: Card[]; isGuest: boolean; isColumn: boolean; onLocked: () => void }

/** The next videos; for guests the other free lessons. An employer adds them to her worker's list from here, too. */
export function MoreVideos({ isGuest, ...rest }: Props) {
  const forUsers = useTexts(videoTexts)('related')
  const forGuests = useTexts(guestTexts)('more')
  const isEmployer = useSession().role === 'E'
  const add = useAddVideo(rest.onLocked)
  const addButton = (card: Card) => <AddVideoButton card={card} onAdd={add} />
  return (
    <RelatedVideos title={isGuest ? forGuests : forUsers} renderFooter={isEmployer ? addButton : undefined} {...rest} />
  )
}
