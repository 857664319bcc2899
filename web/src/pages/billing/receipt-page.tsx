import { ArrowLeft } from 'lucide-react'
import { paymentsTexts } from '#money/payments/payments.texts.ts'
import { ReceiptView } from '#money/payments/receipt-view.tsx'
import { rowId } from '#shared/row-id.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { NotFoundPage } from '../not-found-page'
import { PayerOnly } from './payer'

/** The receipt's own heading is the page's, so that it is printed. */
export function ReceiptPage({ id: text }: { id: string }) {
  const id = rowId(text)
  if (id === undefined) return <NotFoundPage />
  return (
    <Page width="narrow">
      <TextLink to="/payments">
        <ArrowLeft aria-hidden="true" />
        {paymentsTexts.payments}
      </TextLink>
      <PayerOnly>{({ email }) => <ReceiptView id={id} email={email} />}</PayerOnly>
    </Page>
  )
}
