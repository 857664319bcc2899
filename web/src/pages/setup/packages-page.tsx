import { useNavigate, useSearchParams } from 'react-router'
import { OldPlans } from '#money/plans/old-plans.tsx'
import { Plans } from '#money/plans/plans.tsx'
import { LoadedPlan } from '#money/subscription/loaded-plan.tsx'
import { type OldPresentation, oldPresentations } from '#money/subscription/plan-state.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { PayerOnly } from '../billing/payer'
import { ForSetup } from './for-setup'

/** Reads `/subscribe?plans=v2`, an older presentation; null for anything else. */
const readPresentation = (text: string | null): OldPresentation | null =>
  text !== null && Object.hasOwn(oldPresentations, text) ? (text as OldPresentation) : null

/** Linked from the settings of employers with such a plan. While one runs, another is a switch. */
function OldPackages({ presentation }: { presentation: OldPresentation }) {
  const navigate = useNavigate()
  return (
    <PayerOnly>
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
    </PayerOnly>
  )
}

/** The plans, for employers who are logged in; guests see them on the start page. */
export function PackagesPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const presentation = readPresentation(query.get('plans'))
  return (
    <Page width="mid">
      {presentation ? (
        <OldPackages presentation={presentation} />
      ) : (
        <ForSetup screen="packages">{() => <Plans onChoose={(id) => navigate(`/payment?plan_id=${id}`)} />}</ForSetup>
      )}
    </Page>
  )
}
