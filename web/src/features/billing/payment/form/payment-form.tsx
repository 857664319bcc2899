import type { Plan } from '@kasama/contract/billing.api'
import { type FormEvent, useState } from 'react'
import { useEmployerTexts } from '../../../../shared/i18n/use-texts'
import { useProblems } from '../../../../shared/ui/forms/use-problems'
import { Panel } from '../../../../shared/ui/layout/panel'
import { billingTexts } from '../../billing.texts'
import { CardFields } from '../../card-fields/card-fields'
import { useCardEntry } from '../../card-fields/use-card-entry'
import { ChargeDialogs } from '../../charge/charge-dialogs'
import { UnknownVoucherDialog } from '../../voucher/unknown-voucher-dialog'
import { useVoucher } from '../../voucher/use-voucher'
import { OrderSummary } from '../order-summary'
import { usePayment } from '../use-payment'
import { usePurchase } from '../use-purchase'
import { OwnerFields } from './owner-fields'
import styles from './payment-form.module.css'
import { completeFields, missingDetails, type Owner, withoutCard } from './payment-problems'

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
