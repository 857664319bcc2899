import { Navigate, useLocation } from 'react-router'
import { PaymentSuccessful } from '#money/payment/payment-successful.tsx'
import { Page } from '#shared/ui/layout/page.tsx'

/** Only a payment leads here; otherwise the page redirects to the step that needs or offers a plan. */
export function PaymentSuccessfulPage() {
  const { state } = useLocation()
  if (state?.paid !== true) return <Navigate to="/subscribe-2" replace />
  return (
    <Page width="narrow">
      <PaymentSuccessful />
    </Page>
  )
}
