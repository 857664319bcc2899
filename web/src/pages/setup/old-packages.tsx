import { useNavigate } from 'react-router'
import { OldPlans, type Presentation, presentations } from '../../features/billing/plans/old-plans'
import { LoadedPlan } from '../../features/billing/subscription/loaded-plan'
import { Payer } from '../billing/payer'

/** Reads `/subscribe?plans=v2`, an older presentation; null for anything else. */
export const readPresentation = (text: string | null): Presentation | null =>
  text !== null && Object.hasOwn(presentations, text) ? (text as Presentation) : null

/** Linked from the settings of employers with such a plan. While one runs, another is a switch. */
export function OldPackages({ presentation }: { presentation: Presentation }) {
  const navigate = useNavigate()
  return (
    <Payer>
      {({ is_subscribed }) => (
        <LoadedPlan>
          {({ subscription_plan_id }) => (
            <OldPlans
              presentation={presentation}
              ownPlan={subscription_plan_id}
              onChoose={(planId) => navigate(`/payment?plan_id=${planId}${is_subscribed ? '&mode=switch' : ''}`)}
            />
          )}
        </LoadedPlan>
      )}
    </Payer>
  )
}
