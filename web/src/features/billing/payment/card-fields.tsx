import { Calendar, CreditCard, Lock } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextField } from '../../../shared/ui/forms/text-field'
import { billingTexts } from '../billing.texts'
import type { Card, CardField } from '../card-client'
import { digitsOf, groupedExpiry, groupedNumber } from '../card-format'
import styles from './payment-form.module.css'
import type { PaymentProblem } from './use-payment'

type Props = { card: Card; onChange: (card: Card) => void; problem: PaymentProblem | null; isTest: boolean }

/** They have no names, so that no form can send them. */
export function CardFields({ card, onChange, problem, isTest }: Props) {
  const t = useEmployerTexts(billingTexts)
  const errorOf = (field: CardField) => (problem?.field === field ? problem.message : undefined)
  return (
    <>
      <TextField
        className={styles.whole ?? ''}
        label={t('cardNumber')}
        icon={<CreditCard aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={(event) => onChange({ ...card, number: groupedNumber(event.target.value) })}
        hint={isTest ? t('testCard') : undefined}
        error={errorOf('number') && [errorOf('number'), problem?.hint].filter(Boolean).join(' ')}
      />
      <TextField
        label={t('expiry')}
        icon={<Calendar aria-hidden="true" />}
        placeholder="MM / YY"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        onChange={(event) => onChange({ ...card, expiry: groupedExpiry(event.target.value) })}
        error={errorOf('expiry')}
      />
      <TextField
        label={t('cvc')}
        icon={<Lock aria-hidden="true" />}
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        value={card.cvc}
        onChange={(event) => onChange({ ...card, cvc: digitsOf(event.target.value).slice(0, 4) })}
        error={errorOf('cvc')}
      />
    </>
  )
}
