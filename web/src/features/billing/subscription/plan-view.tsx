import { Column } from '../../../shared/ui/rows/columns'
import { LoadedPlan } from './loaded-plan'
import { PlanActions } from './plan-actions'
import { PlanBox } from './plan-box'
import { PlanChoices } from './plan-choices'

/** The plan's own page: the present plan, the others, and cancellation. */
export function PlanView() {
  return (
    <Column narrow>
      <LoadedPlan>
        {(subscription, plan) => (
          <>
            <PlanBox subscription={subscription} plan={plan} isPage />
            {subscription.mode !== 1 && (
              <>
                {(plan.kind !== 'canceled' || !plan.isYearly) && plan.kind !== 'pastDue' && <PlanChoices plan={plan} />}
                <PlanActions plan={plan} periodEnd={subscription.current_period_end} />
              </>
            )}
          </>
        )}
      </LoadedPlan>
    </Column>
  )
}
