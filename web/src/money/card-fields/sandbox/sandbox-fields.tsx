import { Calendar, CreditCard, Lock } from 'lucide-react'
import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { billingTexts } from '../../billing.texts'
import styles from '../../payment/form/payment-form.module.css'
import type { CardFieldsProps } from '../card-entry'
import { cardBrand } from './card-brand'
import { digitsOf, groupedExpiry, groupedNumber } from './card-format'
import { type Card, emptyCard, missingCardFields, sandboxCard, validCardFields } from './sandbox-card'

const client = sandboxCard()

/** The card fields of an installation without a payment provider. */
export function SandboxFields({ entry, errors, onReady }: CardFieldsProps) {
  const [card, setCard] = useState(emptyCard)
  useImperativeHandle(entry, () => ({
    check: async () => missingCardFields(card),
    createSource: (owner) => client.createSource(card, owner),
  }))
  useLayoutEffect(() => onReady(true), [onReady])
  return <CardInputs card={card} errors={errors} onChange={setCard} />
}

type Props = {
  card: Card
  onChange: (card: Card) => void
  errors: FormErrors
}

/** The inputs have no names, so that no form can send them. */
function CardInputs({ card, onChange, errors }: Props) {
  const t = useEmployerTexts(billingTexts)
  const brand = cardBrand(card.number)
  const validFields = validCardFields(card)
  return (
    <>
      <TextField
        className={classNames(styles.whole, styles.number)}
        data-field="number"
        label={t('cardNumber')}
        icon={<CreditCard aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={(event) => onChange({ ...card, number: groupedNumber(event.target.value) })}
        hint={t('testCard')}
        error={errors.number}
        ok={validFields.has('number')}
        trailing={brand && <span className={styles.brand}>{brand}</span>}
      />
      <TextField
        data-field="expiry"
        label={t('expiry')}
        icon={<Calendar aria-hidden="true" />}
        placeholder="MM / YY"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        onChange={(event) => onChange({ ...card, expiry: groupedExpiry(event.target.value) })}
        error={errors.expiry}
        ok={validFields.has('expiry')}
      />
      <TextField
        data-field="cvc"
        label={t('cvc')}
        icon={<Lock aria-hidden="true" />}
        type="password"
        inputMode="numeric"
        autoComplete="cc-csc"
        value={card.cvc}
        onChange={(event) => onChange({ ...card, cvc: digitsOf(event.target.value).slice(0, 4) })}
        error={errors.cvc}
        ok={validFields.has('cvc')}
      />
    </>
  )
}
