import { Navigate, useLocation } from 'react-router'
import { PaymentSuccessful } from '../../features/billing/payment/payment-successful'
import { Page } from '../../shared/ui/layout/page'

/** Only a payment leads here; without one the way goes on where a plan is needed or chosen. */
export function PaymentSuccessfulPage() {
  const { state } = useLocation()
  if (state?.paid !== true) return <Navigate to="/subscribe-2" replace />
  return (
    <Page width="narrow">
      <PaymentSuccessful />
    </Page>
  )
}
