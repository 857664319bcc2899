import { ArrowLeft } from 'lucide-react'
import { paymentsTexts } from '../../features/billing/payments/payments.texts'
import { ShownReceipt } from '../../features/billing/payments/shown-receipt'
import { rowId } from '../../shared/row-id'
import { TextLink } from '../../shared/ui/actions/text-link'
import { Page } from '../../shared/ui/layout/page'
import { NotFoundPage } from '../not-found-page'
import { Payer } from './payer'

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
      <Payer>{({ email }) => <ShownReceipt id={id} email={email} />}</Payer>
    </Page>
  )
}
