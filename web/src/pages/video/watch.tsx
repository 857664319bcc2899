import type { Profile } from '@kasama/contract/account.api'
import type { Video } from '@kasama/contract/video.api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LockedDialog } from '../../features/library/notices/locked-dialog'
import { useNextVideo } from '../../features/video/next/use-next-video'
import { VideoPlayer } from '../../features/video/player/video-player'
import { AskGenie } from '../../features/video/screen/ask-genie'
import { LessonNote } from '../../features/video/screen/lesson-note'
import { QuizTitle } from '../../features/video/screen/quiz-screen'
import { VideoDescription, VideoHeading } from '../../features/video/screen/video-heading'
import { VoiceControl } from '../../features/video/screen/voice-control'
import { useAskAnew } from '../../features/video/use-ask-anew'
import { useHeartbeat } from '../../features/video/use-heartbeat'
import { usePlayer } from '../../features/video/use-player'
import { useRelated } from '../../features/video/video.queries'
import { useAskedLanguage } from '../../shared/i18n/use-reader-choice'
import { rowId } from '../../shared/row-id'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { More } from './more'
import styles from './watch.module.css'
import { WatchSide } from './watch-side'

type Props = { video: Video /** Null for a guest. */; profile: Profile | null; isPublic: boolean }

/**
 * Connects the player, which knows when the video has ended, with the quiz, which opens then. Employers get no quiz.
 */
export function Watch({ video, profile, isPublic }: Props) {
  const [query] = useSearchParams()
  const isGuest = profile === null
  const workerId = profile?.role === 'W' ? profile.id : undefined
  const hasQuiz = (isGuest || workerId !== undefined) && video.question_ids.length > 0
  const askAnew = useAskAnew(video.id, isPublic)
  const player = usePlayer({
    video,
    workerId,
    isLimited: workerId !== undefined || (isGuest && hasQuiz),
    isPublic,
    prefersVimeo: query.get('vimeo') === 'true',
    asked: useAskedLanguage(),
    from: rowId(query.get('t')),
    askAnew,
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
    if (!(await askAnew())) return
    showToast(message)
    player.tellEnd()
  }

  // On a phone the questions, and a guest's prompt, come before the description of the video.
  const about = (
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
          <AskGenie videoId={video.id} />
          {!hasQuiz && about}
        </div>
      </div>
      <WatchSide {...{ video, profile, isPublic, hasQuiz, player, related, next, onLocked, askAnew, onGone }} />
      {hasQuiz && (
        <div className={styles.below}>
          {about}
          <div className={styles.wideOnly}>
            <More cards={related.slice(0, 3)} isGuest={isGuest} isColumn={false} onLocked={onLocked} />
          </div>
        </div>
      )}
      {isFolded && <QuizTitle video={video} />}
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}
