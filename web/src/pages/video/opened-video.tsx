import type { Video } from '@kasama/contract/learning/video/video.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { guestTexts } from '#learning/library/guest/guest.texts.ts'
import { GuestPrompt } from '#learning/library/guest/guest-prompt.tsx'
import { LockedDialog } from '#learning/library/notices/locked-dialog.tsx'
import { useLockedText } from '#learning/library/notices/use-locked-text.ts'
import { useNextVideo } from '#learning/video/next/use-next-video.ts'
import { VideoPlayer } from '#learning/video/player/video-player.tsx'
import { AskGenie } from '#learning/video/screen/ask-genie.tsx'
import { LessonNote } from '#learning/video/screen/lesson-note.tsx'
import { QuizTitle } from '#learning/video/screen/quiz-screen.tsx'
import { VideoDescription, VideoHeading } from '#learning/video/screen/video-heading.tsx'
import { isVideoMissing, VideoProblem } from '#learning/video/screen/video-problem.tsx'
import { VideoSkeleton } from '#learning/video/screen/video-skeleton.tsx'
import { VoiceControl } from '#learning/video/screen/voice-control.tsx'
import { useHeartbeat } from '#learning/video/use-heartbeat.ts'
import { usePlayer } from '#learning/video/use-player.ts'
import { useReloadVideo } from '#learning/video/use-reload-video.ts'
import { useRelated, useVideo } from '#learning/video/video.queries.ts'
import { videoTexts } from '#learning/video/video.texts.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { rowId } from '#shared/row-id.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { MoreVideos } from './more'
import { SaveLesson } from './save-lesson'
import styles from './watch.module.css'
import { WatchSide } from './watch-side'

/** The video in the URL, once it and its viewer are known. A guest has no profile. */
export function OpenedVideo({ isPublic }: { isPublic: boolean }) {
  const { video_id } = useParams()
  const { search } = useLocation()
  const video = useVideo(video_id, isPublic)
  const profile = useProfile()
  const guestLink = useGuestLink()
  const isGuest = useSession().web_token === ''
  const viewer = isGuest ? null : profile.data
  const hasGone = video.error !== null && isVideoMissing(video.error)
  // A video that was removed while it was open is no longer shown.
  const visibleVideo = hasGone ? undefined : video.data
  const isReady = visibleVideo !== undefined && viewer !== undefined
  const isNotPublic = isPublic && hasGone
  if (isNotPublic && !isGuest) return <Navigate to={`/video/${video_id}${search}`} replace />
  function retry() {
    video.refetch()
    if (!isGuest) profile.refetch()
  }
  return (
    <div className={styles.page}>
      {isReady && visibleVideo.is_locked && <LockedVideo />}
      {isReady && !visibleVideo.is_locked && (
        <Watch key={visibleVideo.id} video={visibleVideo} profile={viewer} isPublic={isPublic} />
      )}
      {(video.isError || profile.isError) && !isReady && (
        <VideoProblem error={video.error ?? profile.error} onRetry={retry} otherLink={guestLink} />
      )}
      {isNotPublic && <GuestPrompt title="unlockAll" />}
      {(video.isLoading || profile.isLoading) && <VideoSkeleton />}
    </div>
  )
}

/** A link to the free lessons for a guest at a lesson that is not for her. */
function useGuestLink() {
  const t = useTexts(guestTexts)
  return useSession().web_token === '' && <LinkButton to="/public">{t('watchFree')}</LinkButton>
}

/** A followed link to a video for subscribers. A worker reads whom to ask, others may subscribe. */
function LockedVideo() {
  const t = useTexts(videoTexts)
  const lockedText = useLockedText()
  const [isOpen, setOpen] = useState(lockedText === undefined)
  if (isOpen) {
    return (
      <>
        <h1 className="sr-only">{t('player')}</h1>
        <LockedDialog open onClose={() => setOpen(false)} />
      </>
    )
  }
  return <VideoProblem error={null} lockedText={lockedText} />
}

type Props = {
  video: Video
  /** Null for a guest. */
  profile: Profile | null
  isPublic: boolean
}

/**
 * Connects the player, which knows when the video has ended, with the quiz, which opens then. Employers get no quiz.
 */
function Watch({ video, profile, isPublic }: Props) {
  const [query] = useSearchParams()
  const isGuest = profile === null
  const workerId = profile?.role === 'W' ? profile.id : undefined
  const hasQuiz = (isGuest || workerId !== undefined) && video.question_ids.length > 0
  const reloadVideo = useReloadVideo(video.id, isPublic)
  const player = usePlayer({
    video,
    workerId,
    isLimited: workerId !== undefined || (isGuest && hasQuiz),
    isPublic,
    prefersVimeo: query.get('vimeo') === 'true',
    urlLanguage: useUrlLanguage(),
    from: rowId(query.get('t')),
    reloadVideo,
  })
  useHeartbeat(workerId, () => player.media?.paused === false)
  const related = useRelated(video, isGuest).data ?? []
  const next = useNextVideo(video, workerId !== undefined, related)
  const [isAsking, setAsking] = useState(false)
  const onLocked = () => setAsking(true)
  const cameBackToQuiz = player.isWatched && !player.isStarted && !video.is_completed
  const isFolded = hasQuiz && (player.isOver || cameBackToQuiz)

  /** The questions were changed in the meantime: with the present ones the video may be completed. */
  async function onGone(message: string) {
    if (!(await reloadVideo())) return
    showToast(message)
    player.tellEnd()
  }

  // On a phone the questions, and a guest's prompt, come before the description of the video.
  const details = (
    <>
      <VideoDescription video={video} />
      <LessonNote topicIds={video.topic_ids} />
    </>
  )

  return (
    <div className={styles.watch} data-folded={isFolded || undefined} data-guest={isGuest || undefined}>
      <div className={styles.main}>
        <div className={styles.unfolded}>
          <VideoPlayer player={player} />
          <VideoHeading video={video} length={player.clip?.duration ?? video.duration} isFree={isGuest} />
          <VoiceControl player={player} />
          <SaveLesson workerId={workerId} player={player} />
          <AskGenie videoId={video.id} />
          {!hasQuiz && details}
        </div>
      </div>
      <WatchSide {...{ video, profile, isPublic, hasQuiz, player, related, next, onLocked, reloadVideo, onGone }} />
      {hasQuiz && (
        <div className={styles.below}>
          {details}
          <div className={styles.wideOnly}>
            <MoreVideos cards={related.slice(0, 3)} isGuest={isGuest} isColumn={false} onLocked={onLocked} />
          </div>
        </div>
      )}
      {isFolded && <QuizTitle video={video} />}
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
