import { PlanView } from '#money/subscription/plan-view.tsx'
import { subscriptionTexts } from '#money/subscription/subscription.texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { PayerOnly } from './payer'

export function PlanPage() {
  return (
    <Page width="mid">
      <BackHeading title={subscriptionTexts.plan} to="/e-settings" />
      <PayerOnly>{() => <PlanView />}</PayerOnly>
    </Page>
  )
}
