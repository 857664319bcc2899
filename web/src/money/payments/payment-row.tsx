import type { PaymentRow } from '@kasama/contract/money/payment.api'
import { Receipt } from 'lucide-react'
import { plainSingaporeDate, utcDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { cardName } from '../card/card-name'
import { PaymentStateTag } from './payment-state'
import styles from './payments.module.css'
import { paymentsTexts } from './payments.texts'

/** A payment: date, plan, reasons for the amount, card and state. */
export function PaymentLine({ payment }: { payment: PaymentRow }) {
  const t = useEmployerTexts(paymentsTexts)
  const { amount, price, discount, credit, period_start: from, period_end: to, voucher } = payment
  const date = plainSingaporeDate(payment.paid_at, 'eng')
  const isDeclined = payment.state === 'declined'
  const cents = { price: moneyWithCents(price), credit: moneyWithCents(Math.abs(credit)) }
  const details = [
    isDeclined && t('nothingCharged'),
    from && to && t('period', { from: utcDate(from), to: utcDate(to) }),
    voucher && discount > 0 && t('voucherOff', { code: voucher, amount: moneyWithCents(discount) }),
    credit !== 0 && t(credit > 0 ? 'lessUnused' : 'withBefore', cents),
    cardName(payment.card_brand, payment.card_last4),
  ]
  return (
    <li className={styles.payment}>
      <b>{t('planNamed', { name: payment.plan_name })}</b>
      <span className={styles.amount} data-declined={isDeclined || undefined}>
        {moneyWithCents(amount)}
      </span>
      <span className={styles.date}>{date}</span>
      <span className={styles.state}>
        <PaymentStateTag state={payment.state} />
      </span>
      <span className={styles.details}>
        {details.filter(Boolean).map((detail) => (
          <span key={String(detail)}>{detail}</span>
        ))}
      </span>
      {!isDeclined && (
        <span className={styles.receipt}>
          <TextLink to={`/payments/${payment.id}`} aria-label={t('receiptOf', { date })}>
            <Receipt aria-hidden="true" />
            {t('receipt')}
          </TextLink>
        </span>
      )}
    </li>
  )
}
