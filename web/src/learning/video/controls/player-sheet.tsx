import { useFirstView } from '#shared/first-view.ts'
import { laterPart } from '#shared/later-part.tsx'
import { readFrame, useMediaValue } from '../media/media'
import type { Player } from '../use-player'

type Props = { kind: 'voice' | 'settings'; player: Player; open: boolean; onClose: () => void }

const Sheets = laterPart(async () => (await import('./sheets')).PlayerSheets)

/** The sheet over the player; it is downloaded after the first frame of the clip. */
export function PlayerSheet(props: Props) {
  const isFirstViewComplete = useFirstView()
  const hasFrame = useMediaValue(props.player.media, readFrame, false)
  return <Sheets {...props} isEnabled={props.open || (isFirstViewComplete && hasFrame)} />
}
