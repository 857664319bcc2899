import type { Card } from '@kasama/contract/learning/library/library.api'
import type { Video } from '@kasama/contract/learning/video/video.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { useEffect, useReducer } from 'react'
import { useNavigate } from 'react-router'
import { guestTexts } from '#learning/library/guest/guest.texts.ts'
import { GuestPrompt } from '#learning/library/guest/guest-prompt.tsx'
import { quizTexts } from '#learning/quiz/quiz.texts.ts'
import { QuizSkeleton } from '#learning/quiz/quiz-skeleton.tsx'
import { readPlaying, useMediaValue } from '#learning/video/media/media.ts'
import { NextActions } from '#learning/video/next/next-actions.tsx'
import { VideoDone } from '#learning/video/next/video-done.tsx'
import { QuizBack, QuizPicture, WatchAgainButton } from '#learning/video/screen/quiz-screen.tsx'
import type { Player } from '#learning/video/use-player.ts'
import { withPagesTexts } from '#shared/i18n/language.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { reload, untilNextReload } from '#shared/navigation/reload.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { sendWaiting } from '#shared/watching/send-waiting.ts'
import { MoreVideos } from './more'
import { useClipBegun } from './use-clip-begun'
import styles from './watch.module.css'

type Props = {
  video: Video
  /** Null for a guest. */
  profile: Profile | null
  isPublic: boolean
  hasQuiz: boolean
  player: Player
  related: Card[]
  next: Card | undefined
  onLocked: () => void
  reloadVideo: () => Promise<Video | undefined>
  onGone: (message: string) => void
}

const loadQuestions = () => withPagesTexts(import('./questions'))
const LaterQuestions = laterPart(async () => (await loadQuestions()).Questions)
const LaterGain = laterPart(async () => (await loadQuestions()).Gain)
const LaterPraise = laterPart(async () => (await loadQuestions()).LessonPraise)

/** Shown beside the player: the questions, or the next videos. */
export function WatchSide({ hasQuiz, ...props }: Props) {
  if (props.profile === null) return <GuestSide hasQuiz={hasQuiz} {...props} />
  if (hasQuiz) return <WorkerQuiz {...props} />
  const { video, player, related, next, onLocked } = props
  const { end } = player
  const problem = end.kind === 'problem' ? end.text : null
  const workerId = props.profile.role === 'W' ? props.profile.id : undefined
  const isDone = end.kind === 'done' || (workerId !== undefined && video.is_completed)
  return (
    <div className={styles.side}>
      {(isDone || problem) && (
        <VideoDone
          problem={problem}
          onRetry={player.tellEnd}
          praise={workerId !== undefined && <LaterPraise isEnabled isFresh={end.kind === 'done'} />}
          gain={workerId !== undefined && <LaterGain isEnabled workerId={workerId} videoId={video.id} />}
          actions={<NextActions next={next} />}
        />
      )}
      <MoreVideos cards={related} isGuest={false} isColumn onLocked={onLocked} />
    </div>
  )
}

type SideProps = Omit<Props, 'hasQuiz'>

/** After the questions of a public video she is sent to the library (specification, section 4). */
function WorkerQuiz({ video, profile, isPublic, player, next, reloadVideo, onGone }: SideProps) {
  const t = useTexts(quizTexts)
  const navigate = useNavigate()
  async function sendProof() {
    if (profile) await sendWaiting(profile.id)
  }
  function leave() {
    showToast(t('completed'))
    navigate(`/library?video=${video.id}`)
  }
  const reportStuck = useReloadWhenWatched(player)
  const hasClipBegun = useClipBegun(player)
  return (
    <LaterQuestions
      isEnabled={hasClipBegun}
      onStuck={reportStuck}
      videoId={video.id}
      questionIds={video.question_ids}
      workerId={profile?.id}
      isUnlocked={player.isWatched}
      prove={sendProof}
      actions={<NextActions next={next} />}
      screen={{
        start: <QuizBack to="/library" />,
        end: <WatchAgainButton onReplay={() => player.playFrom(0)} />,
        picture: <QuizPicture video={video} />,
      }}
      onCompleted={isPublic ? leave : player.finish}
      reloadVideo={reloadVideo}
      onGone={onGone}
    >
      <QuizSkeleton isWhole />
    </LaterQuestions>
  )
}

/** If the questions can't be downloaded, the page reloads once she has watched the clip. */
function useReloadWhenWatched({ media, isWatched }: Player) {
  const [stuckCount, reportStuck] = useReducer((count: number) => count + 1, 0)
  const isPlaying = useMediaValue(media, readPlaying, false)
  useEffect(() => {
    if (stuckCount > 0 && isWatched && !isPlaying && untilNextReload() === 0) reload()
  }, [stuckCount, isWatched, isPlaying])
  return reportStuck
}

/** A guest may try the questions; the prompt to subscribe follows. */
function GuestSide({ video, hasQuiz, player, related, onLocked, reloadVideo, onGone }: Props) {
  const t = useTexts(guestTexts)
  const hasClipBegun = useClipBegun(player)
  const nextLink = (
    <>
      <GuestPrompt title="unlockMore" />
      <LinkButton look="quiet" block to="/public">
        {t('more')}
      </LinkButton>
    </>
  )
  return (
    <div className={styles.side}>
      {hasQuiz && (
        <div className={styles.try}>
          <LaterQuestions
            isEnabled={hasClipBegun}
            videoId={video.id}
            questionIds={video.question_ids}
            workerId={undefined}
            isUnlocked={player.isWatched}
            actions={nextLink}
            screen={{
              start: <QuizBack to="/public" />,
              end: <WatchAgainButton onReplay={() => player.playFrom(0)} />,
              picture: <QuizPicture video={video} />,
            }}
            onCompleted={player.finish}
            reloadVideo={reloadVideo}
            onGone={onGone}
          >
            <QuizSkeleton isWhole />
          </LaterQuestions>
        </div>
      )}
      <div className={styles.prompt}>
        <GuestPrompt title="unlockAll" />
      </div>
      {!hasQuiz && <MoreVideos cards={related} isGuest isColumn onLocked={onLocked} />}
    </div>
  )
}
