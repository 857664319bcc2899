import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { GuestPrompt } from '../../features/library/guest/guest-prompt'
import { LockedDialog } from '../../features/library/notices/locked-dialog'
import { useWhomToAsk } from '../../features/library/notices/use-whom-to-ask'
import { isGone, VideoProblem } from '../../features/video/screen/video-problem'
import { VideoSkeleton } from '../../features/video/screen/video-skeleton'
import { useVideo } from '../../features/video/video.queries'
import { videoTexts } from '../../features/video/video.texts'
import { useProfile } from '../../shared/api/queries/profile.queries'
import { useTexts } from '../../shared/i18n/use-texts'
import { useSession } from '../../shared/session/use-session'
import { LinkButton } from '../../shared/ui/actions/link-button'
import { Watch } from './watch'
import styles from './watch.module.css'

/** The video in the address, once it and its viewer are known. A guest has no profile. */
export function OpenedVideo({ isPublic }: { isPublic: boolean }) {
  const { video_id } = useParams()
  const { search } = useLocation()
  const video = useVideo(video_id, isPublic)
  const profile = useProfile()
  const guestsWay = useGuestsWay()
  const isGuest = useSession().web_token === ''
  const viewer = isGuest ? null : profile.data
  const hasGone = video.error !== null && isGone(video.error)
  // A video that was removed while it was open is no longer shown.
  const shown = hasGone ? undefined : video.data
  const isKnown = shown !== undefined && viewer !== undefined
  const isNotPublic = isPublic && hasGone
  if (isNotPublic && !isGuest) return <Navigate to={`/video/${video_id}${search}`} replace />
  function askAgain() {
    video.refetch()
    if (!isGuest) profile.refetch()
  }
  return (
    <div className={styles.page}>
      {isKnown && shown.is_locked && <LockedVideo />}
      {isKnown && !shown.is_locked && <Watch key={shown.id} video={shown} profile={viewer} isPublic={isPublic} />}
      {(video.isError || profile.isError) && !isKnown && (
        <VideoProblem error={video.error ?? profile.error} onAgain={askAgain} wayOn={guestsWay} />
      )}
      {isNotPublic && <GuestPrompt title="unlockAll" />}
      {(video.isLoading || profile.isLoading) && <VideoSkeleton />}
    </div>
  )
}

/** A link to the free lessons for a guest at a lesson that is not for her. */
function useGuestsWay() {
  const t = useTexts(guestTexts)
  return useSession().web_token === '' && <LinkButton to="/public">{t('watchFree')}</LinkButton>
}

/** A followed link to a video for subscribers. A worker reads whom to ask, others may subscribe. */
function LockedVideo() {
  const t = useTexts(videoTexts)
  const whomToAsk = useWhomToAsk()
  const [isOpen, setOpen] = useState(whomToAsk === undefined)
  if (isOpen) {
    return (
      <>
        <h1 className="sr-only">{t('player')}</h1>
        <LockedDialog open onClose={() => setOpen(false)} />
      </>
    )
  }
  return <VideoProblem error={null} whomToAsk={whomToAsk} />
}
