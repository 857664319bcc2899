import type { ComponentProps } from 'react'
import { CreditStep } from '../../features/progress/skills/credit-step'
import { SkillSteps } from '../../features/progress/skills/skill-steps'
import { Quiz } from '../../features/quiz/quiz'
import { useRedeem } from '../../features/rewards/rewards.queries'

type GainProps = { workerId: number; videoId: number }

/** What a completed video brought the worker: a step to its skills, and where her month stands. */
export function Gain({ workerId, videoId }: GainProps) {
  const { data } = useRedeem()
  return (
    <>
      <SkillSteps workerId={workerId} videoId={videoId} />
      {data && data.month.answers > 0 && (
        <CreditStep month={data.month.month} percent={data.month.percent} stamps={data.stamps} />
      )}
    </>
  )
}

type Props = Omit<ComponentProps<typeof Quiz>, 'gain'> & { videoId: number }

/** The questions of a video, and for a worker what it brought her. */
export function Questions({ videoId, workerId, ...quiz }: Props) {
  const gain = workerId !== undefined && <Gain workerId={workerId} videoId={videoId} />
  return <Quiz workerId={workerId} gain={gain} {...quiz} />
}
