import { type ComponentProps, useState } from 'react'
import { useGoal } from '#learning/progress/goal/goal.queries.ts'
import { GoalStep } from '#learning/progress/goal/goal-step.tsx'
import { LessonPraise } from '#learning/progress/praise/lesson-praise.tsx'
import { CreditStep } from '#learning/progress/skills/credit-step.tsx'
import { SkillSteps } from '#learning/progress/skills/skill-steps.tsx'
import { Quiz } from '#learning/quiz/quiz.tsx'
import { useRedeem } from '#learning/rewards/rewards.queries.ts'
import { mayInviteToInstall } from '#shared/device/install.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useWaitingActs } from '#shared/watching/use-waiting-count.ts'
import type { WaitingAct } from '#shared/watching/waiting-list.ts'
import { WaitingNote } from '#shared/watching/waiting-note.tsx'

export { LessonPraise }

/** Loaded with the first finished lesson: one offer at a time. */
const InstallOffer = laterPart(async () => (await import('#people/install/install-offer.tsx')).InstallOffer)
const LaterOffer = laterPart(async () => (await import('#people/reminders/reminder-offer.tsx')).ReminderOffer)

type GainProps = { workerId: number; videoId: number }

/**
 * A worker's progress by a completed video: the steps to its skills and her goal, this month's credit, and a reminder;
 * while it waits to be sent, that nothing is lost.
 */
export function Gain({ workerId, videoId }: GainProps) {
  const isWaiting = useWaitingActs().some((act) => isDoneIn(act, videoId))
  return isWaiting ? <WaitingNote /> : <CountedGain workerId={workerId} videoId={videoId} />
}

const isDoneIn = (act: WaitingAct, videoId: number) =>
  (act.kind === 'answer' || act.kind === 'watched') && act.video_id === videoId

function CountedGain({ workerId, videoId }: GainProps) {
  const { data } = useRedeem()
  const [isInvited] = useState(() => mayInviteToInstall())
  return (
    <>
      <SkillSteps workerId={workerId} videoId={videoId} />
      <GoalStep />
      {data && data.month.answers > 0 && <CreditStep redeem={data} />}
      {isInvited ? <InstallOffer isEnabled /> : <LaterOffer isEnabled userId={workerId} />}
    </>
  )
}

type Props = Omit<ComponentProps<typeof Quiz>, 'gain' | 'isPraised'> & { videoId: number }

/** The questions of a video, with a worker's progress by it; without praise if she has switched it off. */
export function Questions({ videoId, workerId, ...quiz }: Props) {
  const gain = workerId !== undefined && <Gain workerId={workerId} videoId={videoId} />
  const { data: goal } = useGoal(workerId !== undefined)
  const offline = workerId === undefined ? undefined : { workerId, videoId }
  return <Quiz workerId={workerId} gain={gain} isPraised={goal?.praise !== false} offline={offline} {...quiz} />
}
