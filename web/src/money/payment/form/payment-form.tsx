import type { Plan } from '@kasama/contract/money/billing.api'
import { CircleUserRound, Globe, MapPin } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type Problems, useProblems } from '#shared/ui/forms/use-problems.ts'
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
import styles from './payment-form.module.css'
import { completeFields, missingDetails, type Owner, type OwnerField, withoutCard } from './payment-problems'

type Props = { planId: string; plan: Plan; onPaid: () => void }

const emptyOwner: Owner = {
  card_owner: '',
  card_address: '',
  card_city: 'Singapore',
  card_zip: '',
  card_country: 'Singapore',
}

export function PaymentForm({ planId, plan, onPaid }: Props) {
  const t = useEmployerTexts(billingTexts)
  const voucher = useVoucher(planId)
  const { problems, tell, mend } = useProblems()
  const { pay, charge } = usePayment({ onPaid, onVoucherRefused: voucher.refuse, onProblems: tell })
  const { entry, check } = useCardEntry()
  const [isReady, setReady] = useState(false)
  const [owner, setOwner] = useState(emptyOwner)
  const complete = completeFields(owner)
  const { sum, isCounting } = usePurchase(plan, planId, voucher.voucher)

  async function submit(form: HTMLFormElement) {
    const ofCard = await check()
    if (!ofCard || !entry.current) return
    const missing = { ...ofCard, ...missingDetails(owner) }
    if (Object.keys(missing).length > 0) return tell(missing, 'card' in ofCard ? undefined : form)
    // The price with the voucher must be seen before it is paid.
    if (voucher.isUnchecked) return voucher.check()
    pay({ planId, card: entry.current, owner, voucher: voucher.voucher }, form)
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <>
      <form method="dialog" noValidate data-paying className={styles.form} onSubmit={send} onInput={mend}>
        <Panel aria-label={t('creditCard')}>
          <h2 className={styles.title}>{t('creditCard')}</h2>
          <div className={styles.fields}>
            <CardFields
              {...{ entry, problems }}
              cents={sum.amount}
              hasAddress
              onReady={setReady}
              onEdit={() => tell(withoutCard(problems))}
            />
            <OwnerFields {...{ owner, problems, complete }} onChange={setOwner} />
          </div>
        </Panel>
        <OrderSummary {...{ plan, sum, voucher, problems }} isReady={isReady && !isCounting} />
      </form>
      <ChargeDialogs charge={charge} doing="paymentInProgress" />
      <UnknownVoucherDialog code={voucher.unknown} onClose={voucher.tell} />
    </>
  )
}

type OwnerFieldsProps = {
  owner: Owner
  onChange: (owner: Owner) => void
  problems: Problems
  complete: ReadonlySet<string>
}

/** Name and address of the card's owner; the bank compares them with its own data. */
function OwnerFields({ owner, onChange, problems, complete }: OwnerFieldsProps) {
  const t = useEmployerTexts(billingTexts)
  const whole = styles.whole ?? ''
  const field = (name: OwnerField): Omit<ComponentProps<typeof TextField>, 'label'> => ({
    name,
    value: owner[name],
    onChange: (event) => onChange({ ...owner, [name]: event.target.value }),
    error: problems[name],
    ok: complete.has(name),
  })
  return (
    <>
      <TextField
        {...field('card_owner')}
        className={whole}
        label={t('nameOnCard')}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="cc-name"
        maxLength={120}
      />
      <TextField
        {...field('card_address')}
        className={whole}
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
        className={whole}
        label={t('country')}
        icon={<Globe aria-hidden="true" />}
        autoComplete="billing country-name"
        maxLength={60}
      />
    </>
  )
}
