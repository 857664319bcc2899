import type { Profile } from '@kasama/contract/account.api'
import type { Card } from '@kasama/contract/library.api'
import type { Video } from '@kasama/contract/video.api'
import { useNavigate } from 'react-router'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { GuestPrompt } from '../../features/library/guest/guest-prompt'
import { Quiz } from '../../features/quiz/quiz'
import { quizTexts } from '../../features/quiz/quiz.texts'
import { NextActions } from '../../features/video/next/next-actions'
import { VideoDone } from '../../features/video/next/video-done'
import { QuizBack, QuizPicture, WatchAgain } from '../../features/video/screen/quiz-screen'
import type { Player } from '../../features/video/use-player'
import { sendWaiting } from '../../features/video/watching/send-waiting'
import { useTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/actions/link-button'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { Gain } from './gain'
import { More } from './more'
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
  askAnew: () => Promise<Video | undefined>
  onGone: (message: string) => void
}

/** Beside the player: the questions, or what to watch next. */
export function WatchSide({ hasQuiz, ...props }: Props) {
  if (props.profile === null) return <GuestSide hasQuiz={hasQuiz} {...props} />
  if (hasQuiz) return <WorkerQuiz {...props} />
  const { video, player, related, next, onLocked } = props
  const { end } = player
  const problem = end.kind === 'problem' ? end.text : null
  const isDone = end.kind === 'done' || (props.profile.role === 'W' && video.is_completed)
  return (
    <div className={styles.side}>
      {(isDone || problem) && (
        <VideoDone
          problem={problem}
          onAgain={player.tellEnd}
          gain={gainOf(props)}
          actions={<NextActions next={next} />}
        />
      )}
      <More cards={related} isGuest={false} isColumn onLocked={onLocked} />
    </div>
  )
}

const gainOf = ({ profile, video }: Pick<Props, 'profile' | 'video'>) =>
  profile?.role === 'W' && <Gain workerId={profile.id} videoId={video.id} />

type SideProps = Omit<Props, 'hasQuiz'>

/** After the questions of a public video the library follows (specification, section 4). */
function WorkerQuiz({ video, profile, isPublic, player, next, askAnew, onGone }: SideProps) {
  const t = useTexts(quizTexts)
  const navigate = useNavigate()
  async function prove() {
    if (profile) await sendWaiting(profile.id)
  }
  function leave() {
    showToast(t('completed'))
    navigate(`/library?video=${video.id}`)
  }
  return (
    <Quiz
      questionIds={video.question_ids}
      workerId={profile?.id}
      isUnlocked={player.isWatched}
      prove={prove}
      gain={gainOf({ profile, video })}
      actions={<NextActions next={next} />}
      screen={{
        start: <QuizBack to="/library" />,
        end: <WatchAgain onAgain={() => player.playFrom(0)} />,
        picture: <QuizPicture video={video} />,
      }}
      onCompleted={isPublic ? leave : player.finish}
      askAnew={askAnew}
      onGone={onGone}
    />
  )
}

/** A guest may try the questions; what follows is the prompt to subscribe. */
function GuestSide({ video, hasQuiz, player, related, onLocked, askAnew, onGone }: Props) {
  const t = useTexts(guestTexts)
  const wayOn = (
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
          <Quiz
            questionIds={video.question_ids}
            workerId={undefined}
            isUnlocked={player.isWatched}
            actions={wayOn}
            screen={{
              start: <QuizBack to="/public" />,
              end: <WatchAgain onAgain={() => player.playFrom(0)} />,
              picture: <QuizPicture video={video} />,
            }}
            onCompleted={player.finish}
            askAnew={askAnew}
            onGone={onGone}
          />
        </div>
      )}
      <div className={styles.prompt}>
        <GuestPrompt title="unlockAll" />
      </div>
      {!hasQuiz && <More cards={related} isGuest isColumn onLocked={onLocked} />}
    </div>
  )
}
