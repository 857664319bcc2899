import type { PaymentState } from '@kasama/contract/payment.api'
import { Check } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Tag } from '../../../shared/ui/feedback/tag'
import { paymentsTexts } from './payments.texts'

const kinds = { paid: 'ok', partly_refunded: 'info', refunded: 'info', disputed: 'warn', lost: 'bad' } as const

/** What became of a payment. */
export function PaymentStateTag({ state }: { state: PaymentState }) {
  const t = useEmployerTexts(paymentsTexts)
  return (
    <Tag kind={kinds[state]} {...(state === 'paid' && { icon: <Check aria-hidden="true" /> })}>
      {t(state)}
    </Tag>
  )
}
