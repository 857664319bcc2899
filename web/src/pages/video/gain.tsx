import { CreditStep } from '../../features/progress/skills/credit-step'
import { SkillSteps } from '../../features/progress/skills/skill-steps'
import { useRedeem } from '../../features/rewards/rewards.queries'

type Props = { workerId: number; videoId: number }

/** What a completed video brought the worker: a step to its skills, and where her month stands. */
export function Gain({ workerId, videoId }: Props) {
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
