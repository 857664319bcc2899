import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { useNavigate, useSearchParams } from 'react-router'
import { cardTexts } from '#money/card/card.texts.ts'
import { ChangeCard } from '#money/card/change-card.tsx'
import { CardDocument } from '#money/card-fields/card-document.tsx'
import { switchTexts } from '#money/switch/switch.texts.ts'
import { SwitchPlan } from '#money/switch/switch-plan.tsx'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { PayerOnly } from './payer'

/** Form for another card; with `mode=switch` the switch to the annual plan, as on the payment page. */
export function CardPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isSwitch = query.get('mode') === 'switch'
  function goBack(message: string) {
    showToast(message)
    navigate('/e-settings')
  }
  return (
    <Page width="mid">
      <BackHeading title={isSwitch ? switchTexts.switchToAnnual : cardTexts.updateCard} to="/e-settings" />
      <PayerOnly>
        {() => (
          <CardDocument>
            {isSwitch ? (
              <SwitchPlan
                planId={query.get('plan_id') ?? String(yearlyPlanId)}
                onSwitched={(amount) => goBack(fillIn(switchTexts.switched, { amount: moneyWithCents(amount) }))}
              />
            ) : (
              <ChangeCard onSaved={() => goBack(cardTexts.saved)} />
            )}
          </CardDocument>
        )}
      </PayerOnly>
    </Page>
  )
}
