import { useNavigate, useSearchParams } from 'react-router'
import { LegacyPlans } from '#money/plans/legacy-plans.tsx'
import { Plans } from '#money/plans/plans.tsx'
import { LoadedPlan } from '#money/subscription/loaded-plan.tsx'
import { type LegacyPriceList, legacyPriceLists } from '#money/subscription/plan-state.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { PayerOnly } from '../billing/payer'
import { SetupGate } from './setup-gate'

/** Reads `/subscribe?plans=v2`, an older price list; null for anything else. */
const readPriceList = (text: string | null): LegacyPriceList | null =>
  text !== null && Object.hasOwn(legacyPriceLists, text) ? (text as LegacyPriceList) : null

/** Linked from the settings of employers with such a plan. While one runs, another is a switch. */
function LegacyPackages({ presentation: priceList }: { presentation: LegacyPriceList }) {
  const navigate = useNavigate()
  return (
    <PayerOnly>
      {({ is_subscribed }) => (
        <LoadedPlan>
          {({ subscription_plan_id }) => (
            <LegacyPlans
              priceList={priceList}
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
  const priceList = readPriceList(query.get('plans'))
  return (
    <Page width="mid">
      {priceList ? (
        <LegacyPackages presentation={priceList} />
      ) : (
        <SetupGate screen="packages">{() => <Plans onChoose={(id) => navigate(`/payment?plan_id=${id}`)} />}</SetupGate>
      )}
    </Page>
  )
}
