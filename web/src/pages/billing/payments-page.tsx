import { ContactPanel } from '../../features/billing/payments/contact-panel'
import { NextPayment } from '../../features/billing/payments/next-payment'
import { paymentsTexts } from '../../features/billing/payments/payments.texts'
import { PaymentsList } from '../../features/billing/payments/payments-list'
import { useIsWide } from '../../shared/device/use-is-wide'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

export function PaymentsPage() {
  const isWide = useIsWide()
  return (
    <Page width="mid">
      <BackHeading title={paymentsTexts.payments} to="/e-settings" />
      <Payer>
        {({ email }) => (
          <>
            <NextPayment />
            {!isWide && <ContactPanel />}
            <PaymentsList email={email} />
          </>
        )}
      </Payer>
    </Page>
  )
}
