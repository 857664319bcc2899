import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { useNavigate, useSearchParams } from 'react-router'
import { cardTexts } from '../../features/billing/card/card.texts'
import { ChangeCard } from '../../features/billing/card/change-card'
import { CardDocument } from '../../features/billing/card-fields/card-document'
import { switchTexts } from '../../features/billing/switch/switch.texts'
import { SwitchPlan } from '../../features/billing/switch/switch-plan'
import { moneyWithCents } from '../../shared/format/money'
import { fillIn } from '../../shared/i18n/texts'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

/** Form for another card; with `mode=switch` the switch to the annual plan, as at the payment's own address. */
export function CardPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const switches = query.get('mode') === 'switch'
  function goBack(told: string) {
    showToast(told)
    navigate('/e-settings')
  }
  return (
    <Page width="mid">
      <BackHeading title={switches ? switchTexts.switchToAnnual : cardTexts.updateCard} to="/e-settings" />
      <Payer>
        {() => (
          <CardDocument>
            {switches ? (
              <SwitchPlan
                planId={query.get('plan_id') ?? String(yearlyPlanId)}
                onSwitched={(amount) => goBack(fillIn(switchTexts.switched, { amount: moneyWithCents(amount) }))}
              />
            ) : (
              <ChangeCard onSaved={() => goBack(cardTexts.saved)} />
            )}
          </CardDocument>
        )}
      </Payer>
    </Page>
  )
}
