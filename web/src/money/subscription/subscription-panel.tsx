import { isManagedByAgency } from '@kasama/contract/money/billing.rules'
import type { ReactNode } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LoadedPlan } from './loaded-plan'
import { PlanActions } from './plan-actions'
import { PlanBox } from './plan-box'
import { switchPath } from './plan-choices'
import { isOver } from './plan-state'
import { subscriptionTexts } from './subscription.texts'

/** The plan in the settings of a wide page; `children` are further actions. */
export function SubscriptionPanel({ children }: { children?: ReactNode }) {
  const t = useEmployerTexts(subscriptionTexts)
  return (
    <LoadedPlan>
      {(subscription, plan) => (
        <PlanBox subscription={subscription} plan={plan}>
          {children}
          {isOver(plan) && (
            <LinkButton to="/subscribe" block>
              {t('seePlans')}
            </LinkButton>
          )}
          {(plan.kind === 'active' || plan.kind === 'canceled') &&
            !plan.isYearly &&
            !isManagedByAgency(subscription) && (
              <LinkButton to={switchPath} look="line" block>
                {t('switchToAnnual')}
              </LinkButton>
            )}
          {!isManagedByAgency(subscription) && <PlanActions plan={plan} renewal={subscription.renewal} />}
        </PlanBox>
      )}
    </LoadedPlan>
  )
}
