import type { Plan } from '@kasama/contract/money/billing.api'
import { CircleUserRound, Globe, MapPin } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type FormErrors, useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { billingTexts } from '../../billing.texts'
import { CardFields } from '../../card-fields/card-fields'
import { useCardEntry } from '../../card-fields/use-card-entry'
import { ChargeDialogs } from '../../charge/charge-dialogs'
import { UnknownVoucherDialog } from '../../voucher/unknown-voucher-dialog'
import { useVoucher } from '../../voucher/use-voucher'
import { OrderSummary } from '../order-summary'
import { usePayment } from '../use-payment'
import { usePurchase } from '../use-purchase'
import {
  type CardholderDetails,
  type CardholderField,
  detailErrors,
  filledDetails,
  withoutCardErrors,
} from './cardholder-details'
import styles from './payment-form.module.css'

type Props = { planId: string; plan: Plan; onPaid: () => void }

const emptyDetails: CardholderDetails = {
  card_owner: '',
  card_address: '',
  card_city: 'Singapore',
  card_zip: '',
  card_country: 'Singapore',
}

export function PaymentForm({ planId, plan, onPaid }: Props) {
  const t = useEmployerTexts(billingTexts)
  const voucher = useVoucher(planId)
  const { errors, showErrors, clearEdited } = useFormErrors()
  const { pay, charge } = usePayment({ onPaid, onVoucherRefused: voucher.refuse, onErrors: showErrors })
  const { entry, check } = useCardEntry()
  const [isReady, setReady] = useState(false)
  const [details, setDetails] = useState(emptyDetails)
  const filledFields = filledDetails(details)
  const { purchase, isCounting } = usePurchase(plan, planId, voucher.voucher)

  async function submit(form: HTMLFormElement) {
    const cardErrors = await check()
    if (!cardErrors || !entry.current) return
    const formErrors = { ...cardErrors, ...detailErrors(details) }
    if (Object.keys(formErrors).length > 0) return showErrors(formErrors, 'card' in cardErrors ? undefined : form)
    // The price with the voucher must be seen before it is paid.
    if (voucher.isUnchecked) return voucher.check()
    pay({ planId, card: entry.current, details, voucher: voucher.voucher }, form)
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <>
      <form method="dialog" noValidate data-paying className={styles.form} onSubmit={send} onInput={clearEdited}>
        <Panel aria-label={t('creditCard')}>
          <h2 className={styles.title}>{t('creditCard')}</h2>
          <div className={styles.fields}>
            <CardFields
              {...{ entry, errors }}
              cents={purchase.amount}
              hasAddress
              onReady={setReady}
              onEdit={() => showErrors(withoutCardErrors(errors))}
            />
            <CardholderFields {...{ details, errors, filledFields }} onChange={setDetails} />
          </div>
        </Panel>
        <OrderSummary {...{ plan, purchase, voucher, errors }} isReady={isReady && !isCounting} />
      </form>
      <ChargeDialogs charge={charge} title="paymentInProgress" />
      <UnknownVoucherDialog code={voucher.refusedCode} onClose={voucher.closeDialog} />
    </>
  )
}

type CardholderFieldsProps = {
  details: CardholderDetails
  onChange: (details: CardholderDetails) => void
  errors: FormErrors
  filledFields: ReadonlySet<string>
}

/** Name and address of the cardholder; the bank compares them with its own data. */
function CardholderFields({ details, onChange, errors, filledFields }: CardholderFieldsProps) {
  const t = useEmployerTexts(billingTexts)
  const fullWidth = styles.whole ?? ''
  const field = (name: CardholderField): Omit<ComponentProps<typeof TextField>, 'label'> => ({
    name,
    value: details[name],
    onChange: (event) => onChange({ ...details, [name]: event.target.value }),
    error: errors[name],
    ok: filledFields.has(name),
  })
  return (
    <>
      <TextField
        {...field('card_owner')}
        className={fullWidth}
        label={t('nameOnCard')}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="cc-name"
        maxLength={120}
      />
      <TextField
        {...field('card_address')}
        className={fullWidth}
        label={t('address')}
        icon={<MapPin aria-hidden="true" />}
        autoComplete="billing street-address"
        maxLength={200}
      />
      <TextField {...field('card_city')} label={t('city')} autoComplete="billing address-level2" maxLength={100} />
      <TextField
        {...field('card_zip')}
        label={t('postalCode')}
        autoComplete="billing postal-code"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        {...field('card_country')}
        className={fullWidth}
        label={t('country')}
        icon={<Globe aria-hidden="true" />}
        autoComplete="billing country-name"
        maxLength={60}
      />
    </>
  )
}
