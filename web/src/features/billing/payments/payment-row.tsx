import type { PaymentRow } from '@kasama/contract/payment.api'
import { Receipt } from 'lucide-react'
import { utcDate } from '../../../shared/format/date'
import { moneyWithCents } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { cardName } from '../card/card-name'
import { PaymentStateTag } from './payment-state'
import styles from './payments.module.css'
import { paymentsTexts } from './payments.texts'

/** A payment: when, what for, how, what became of it, how much. */
export function PaymentLine({ payment }: { payment: PaymentRow }) {
  const t = useEmployerTexts(paymentsTexts)
  const date = utcDate(payment.paid_at)
  const isDeclined = payment.state === 'declined'
  const how = [
    isDeclined && t('nothingCharged'),
    payment.voucher && t('voucher', { code: payment.voucher }),
    cardName(payment.card_brand, payment.card_last4),
  ].filter(Boolean)
  return (
    <li>
      <b>{t('planNamed', { name: payment.plan_name })}</b>
      <span className={styles.amount} data-declined={isDeclined || undefined}>
        {moneyWithCents(payment.amount)}
      </span>
      <span className={styles.how}>{[date, ...how].join(' · ')}</span>
      <PaymentStateTag state={payment.state} />
      {!isDeclined && (
        <TextLink to={`/payments/${payment.id}`} aria-label={t('receiptOf', { date })}>
          <Receipt aria-hidden="true" />
          {t('receipt')}
        </TextLink>
      )}
    </li>
  )
}
