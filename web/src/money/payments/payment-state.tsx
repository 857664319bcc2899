import type { PaymentRow } from '@kasama/contract/money/payment.api'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { paymentsTexts } from './payments.texts'

const kinds = {
  paid: 'ok',
  partly_refunded: 'info',
  refunded: 'info',
  disputed: 'warn',
  lost: 'bad',
  declined: 'bad',
} as const
const icons: Partial<Record<PaymentRow['state'], ReactNode>> = {
  paid: <Check aria-hidden="true" />,
  declined: <X aria-hidden="true" />,
}

/** The state of a payment. */
export function PaymentStateTag({ state }: { state: PaymentRow['state'] }) {
  const t = useEmployerTexts(paymentsTexts)
  return (
    <Tag kind={kinds[state]} icon={icons[state]}>
      {t(state)}
    </Tag>
  )
}
