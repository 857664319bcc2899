import { ContactPanel } from '../../features/billing/payments/contact-panel'
import { NextPayment } from '../../features/billing/payments/next-payment'
import { paymentsTexts } from '../../features/billing/payments/payments.texts'
import { PaymentsList } from '../../features/billing/payments/payments-list'
import { useIsPhone } from '../../shared/device/use-is-phone'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

export function PaymentsPage() {
  const onPhone = useIsPhone()
  return (
    <Page width="mid">
      <BackHeading title={paymentsTexts.payments} to="/e-settings" />
      <Payer>
        {({ email }) => (
          <>
            <NextPayment />
            {onPhone && <ContactPanel />}
            <PaymentsList email={email} />
          </>
        )}
      </Payer>
    </Page>
  )
}
