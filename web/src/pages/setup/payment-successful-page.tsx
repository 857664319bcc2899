import { PaymentSuccessful } from '../../features/billing/payment/payment-successful'
import { Page } from '../../shared/ui/layout/page'

export function PaymentSuccessfulPage() {
  return (
    <Page width="narrow">
      <PaymentSuccessful />
    </Page>
  )
}
