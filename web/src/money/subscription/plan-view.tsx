import { isManagedByAgency } from '@kasama/contract/money/billing.rules'
import { Column } from '#shared/ui/rows/columns.tsx'
import { LoadedPlan } from './loaded-plan'
import { PlanActions } from './plan-actions'
import { PlanBox } from './plan-box'
import { PlanChoices } from './plan-choices'
import type { PlanState } from './plan-state'

/** Whether other plans are offered: not beside an unpaid or disputed plan, nor beside a canceled yearly one. */
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
            {!isManagedByAgency(subscription) && (
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
