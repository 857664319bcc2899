import { NextPayment } from '../../features/billing/payments/next-payment'
import { paymentsTexts } from '../../features/billing/payments/payments.texts'
import { PaymentsList } from '../../features/billing/payments/payments-list'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

export function PaymentsPage() {
  return (
    <Page width="mid">
      <BackHeading title={paymentsTexts.payments} to="/e-settings" />
      <Payer>
        {({ email }) => (
          <>
            <NextPayment />
            <PaymentsList email={email} />
          </>
        )}
      </Payer>
    </Page>
  )
}
