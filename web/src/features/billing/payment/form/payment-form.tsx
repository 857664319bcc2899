import { discountedCents } from '@kasama/contract/billing.rules'
import { type FormEvent, useState } from 'react'
import { useEmployerTexts } from '../../../../shared/i18n/use-texts'
import { useProblems } from '../../../../shared/ui/forms/use-problems'
import { Panel } from '../../../../shared/ui/layout/panel'
import { usePlan } from '../../billing.queries'
import { billingTexts } from '../../billing.texts'
import type { CardClient } from '../../card-client'
import { ChargeDialogs } from '../../charge/charge-dialogs'
import { UnknownVoucherDialog } from '../../voucher/unknown-voucher-dialog'
import { useVoucher } from '../../voucher/use-voucher'
import { OrderSummary } from '../order-summary'
import { usePayment } from '../use-payment'
import { CardFields } from './card-fields'
import { OwnerFields } from './owner-fields'
import styles from './payment-form.module.css'
import { completeFields, emptyCard, missingDetails, type Owner } from './payment-problems'

type Props = { planId: string; client: CardClient; onPaid: () => void }

const emptyOwner: Owner = {
  card_owner: '',
  card_address: '',
  card_city: 'Singapore',
  card_zip: '',
  card_country: 'Singapore',
}

export function PaymentForm({ planId, client, onPaid }: Props) {
  const t = useEmployerTexts(billingTexts)
  const plan = usePlan(planId)
  const voucher = useVoucher()
  const { problems, tell, mend } = useProblems()
  const { pay, charge } = usePayment(client, { onPaid, onProblems: tell })
  const [card, setCard] = useState(emptyCard)
  const [owner, setOwner] = useState(emptyOwner)
  const complete = completeFields(card, owner)
  const full = Math.round((plan.data?.price ?? plan.data?.monthly_price ?? 0) * 100)
  const cents = discountedCents(full, voucher.voucher?.discount ?? null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const missing = missingDetails(card, owner)
    if (Object.keys(missing).length > 0) return tell(missing, form)
    // The price with the voucher is seen before it is paid.
    if (voucher.isUnchecked) return voucher.check()
    pay({ planId, card, owner, voucher: voucher.voucher }, form)
  }

  return (
    <>
      <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={mend}>
        <Panel aria-label={t('creditCard')}>
          <h2 className={styles.title}>{t('creditCard')}</h2>
          <div className={styles.fields}>
            <CardFields {...{ card, problems, complete }} onChange={setCard} />
            <OwnerFields {...{ owner, problems, complete }} onChange={setOwner} />
          </div>
        </Panel>
        <OrderSummary plan={plan} cents={{ full, toPay: cents }} voucher={voucher} problems={problems} />
      </form>
      <ChargeDialogs charge={charge} doing="paymentInProgress" />
      <UnknownVoucherDialog code={voucher.unknown} onClose={voucher.tell} />
    </>
  )
}
