import { ContactPanel } from '#money/payments/contact-panel.tsx'
import { NextPayment } from '#money/payments/next-payment.tsx'
import { paymentsTexts } from '#money/payments/payments.texts.ts'
import { PaymentsList } from '#money/payments/payments-list.tsx'
import { useIsPhone } from '#shared/device/screen-width/use-is-phone.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { PayerOnly } from './payer'

export function PaymentsPage() {
  const onPhone = useIsPhone()
  return (
    <Page width="mid">
      <BackHeading title={paymentsTexts.payments} to="/e-settings" />
      <PayerOnly>
        {({ email }) => (
          <>
            <NextPayment />
            {onPhone && <ContactPanel />}
            <PaymentsList email={email} />
          </>
        )}
      </PayerOnly>
    </Page>
  )
}
