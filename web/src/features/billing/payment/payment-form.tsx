import { discountedCents } from '@kasama/contract/billing.rules'
import { type FormEvent, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Panel } from '../../../shared/ui/layout/panel'
import { usePlan } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import type { Card, CardClient, CardOwner } from '../card-client'
import { UnknownVoucherDialog } from '../voucher/unknown-voucher-dialog'
import { useVoucher } from '../voucher/use-voucher'
import { BusyDialog } from './busy-dialog'
import { CardFields } from './card-fields'
import { OrderSummary } from './order-summary'
import { OwnerFields } from './owner-fields'
import styles from './payment-form.module.css'
import { usePayment } from './use-payment'

type Props = { planId: string; client: CardClient; isTest: boolean; onPaid: () => void }

const emptyCard: Card = { number: '', expiry: '', cvc: '' }

export function PaymentForm({ planId, client, isTest, onPaid }: Props) {
  const t = useEmployerTexts(billingTexts)
  const plan = usePlan(planId)
  const voucher = useVoucher()
  const { pay, busy, problem, clearProblem } = usePayment(client, onPaid)
  const [card, setCard] = useState(emptyCard)
  const full = Math.round((plan.data?.price ?? plan.data?.monthly_price ?? 0) * 100)
  const cents = discountedCents(full, voucher.voucher?.discount ?? null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The price with the voucher is seen before it is paid.
    if (voucher.isUnchecked) return voucher.check()
    pay({ planId, card, owner: ownerOf(new FormData(event.currentTarget)), voucher: voucher.voucher })
  }

  return (
    <>
      <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={clearProblem}>
        <Panel aria-label={t('creditCard')}>
          <h2 className={styles.title}>{t('creditCard')}</h2>
          <div className={styles.fields}>
            <CardFields card={card} onChange={setCard} problem={problem} isTest={isTest} />
            <OwnerFields />
          </div>
        </Panel>
        <OrderSummary plan={plan} cents={{ full, toPay: cents }} voucher={voucher} problem={problem} />
      </form>
      <BusyDialog open={busy} />
      <UnknownVoucherDialog code={voucher.unknown} onClose={voucher.tell} />
    </>
  )
}

function ownerOf(form: FormData): CardOwner {
  const [name, line1, city, postal_code, country] = [
    'card_owner',
    'card_address',
    'card_city',
    'card_zip',
    'card_country',
  ].map((field) => String(form.get(field) ?? '').trim()) as [string, string, string, string, string]
  return { name, address: { line1, city, postal_code, country } }
}
