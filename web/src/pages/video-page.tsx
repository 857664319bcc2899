import { useWaitingPositions } from '../features/video/watching/use-waiting-positions'
import { OpenedVideo } from './video/opened-video'

export function VideoPage() {
  useWaitingPositions()
  return <OpenedVideo isPublic={false} />
}

/** Open to guests too; who is signed in watches here as anywhere else. */
export function PublicVideoPage() {
  useWaitingPositions()
  return <OpenedVideo isPublic />
}
