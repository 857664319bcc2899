import { PlanView } from '../../features/billing/subscription/plan-view'
import { subscriptionTexts } from '../../features/billing/subscription/subscription.texts'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

export function PlanPage() {
  return (
    <Page width="mid">
      <BackHeading title={subscriptionTexts.plan} to="/e-settings" />
      <Payer>{() => <PlanView />}</Payer>
    </Page>
  )
}
