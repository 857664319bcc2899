import { Column } from '../../../shared/ui/rows/columns'
import { LoadedPlan } from './loaded-plan'
import { PlanActions } from './plan-actions'
import { PlanBox } from './plan-box'
import { PlanChoices } from './plan-choices'
import type { PlanState } from './plan-state'

/** A plan that waits for money or a bank can't be exchanged, nor a yearly one that ends. */
const hasChoices = ({ kind, isYearly }: PlanState) =>
  kind !== 'pastDue' && kind !== 'disputed' && (kind !== 'canceled' || !isYearly)

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
                {hasChoices(plan) && <PlanChoices plan={plan} />}
                <PlanActions plan={plan} renewal={subscription.renewal} />
              </>
            )}
          </>
        )}
      </LoadedPlan>
    </Column>
  )
}
