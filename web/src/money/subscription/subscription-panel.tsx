import type { ReactNode } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LoadedPlan } from './loaded-plan'
import { PlanActions } from './plan-actions'
import { PlanBox } from './plan-box'
import { switchAddress } from './plan-choices'
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
          {(plan.kind === 'active' || plan.kind === 'canceled') && !plan.isYearly && subscription.mode !== 1 && (
            <LinkButton to={switchAddress} look="line" block>
              {t('switchToAnnual')}
            </LinkButton>
          )}
          {subscription.mode !== 1 && <PlanActions plan={plan} renewal={subscription.renewal} />}
        </PlanBox>
      )}
    </LoadedPlan>
  )
}
