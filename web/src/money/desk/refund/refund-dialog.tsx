import { refundReasons } from '@kasama/contract/desk/desk.rules'
import type { DeskPayment } from '@kasama/contract/money/desk/refunds.api'
import { useQueryClient } from '@tanstack/react-query'
import { DollarSign } from 'lucide-react'
import { useState } from 'react'
import { ConfirmMoney } from '#desk-kit/forms/confirm-money.tsx'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { moneyKey } from '../money.queries'
import { cardName, errorText, formatCents, formatDay } from '../words'
import styles from './refund.module.css'
import { refundTexts as t } from './refund.texts'
import { type RefundForm, useRefundForm } from './use-refund-form'

/** The account that paid. */
export type Payer = { name: string; email: string | null }
type Props = { payment: DeskPayment; account: Payer; onClose: () => void }

/** Errors after which nothing was refunded: another press is another refund. */
const errorsWithoutRefund = ['refund_refused', 'refund_too_much', 'refund_changed', 'refund_open']

/** Refunds a payment: first its amount and reason are given, then a sentence is confirmed. */
export function RefundDialog({ payment, account, onClose }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const form = useRefundForm(payment)
  const queries = useQueryClient()
  const name = account.name || (account.email ?? '')
  const amount = formatCents(form.cents)
  const card = cardName(payment)
  const refresh = () => queries.invalidateQueries({ queryKey: moneyKey })
  const refund = useDeskMutation('POST /admin/payments/:id/refund', {
    async onSuccess() {
      form.drop()
      showToast(fillIn(t.done, { amount, name }))
      await refresh()
      onClose()
    },
    onError(error) {
      if (error instanceof RequestError && errorsWithoutRefund.includes(error.code)) form.startNewRefund()
      void refresh()
    },
  })
  const confirm = () => refund.mutate({ params: { id: payment.id }, body: form.body() })
  const paid = { plan: payment.plan_name, day: formatDay(payment.paid_at), card: card ?? '' }
  const endsAccess = payment.gives_access && form.cents === payment.refundable
  return (
    <>
      <FormDialog
        open={!isConfirming}
        title={t.title}
        action={form.cents > 0 ? fillIn(t.refundSum, { amount }) : t.refund}
        sum={
          <>
            <span>
              <strong>{name}</strong>
              <br />
              <span>{fillIn(card ? t.withCard : t.paid, paid)}</span>
            </span>
            <b>{formatCents(payment.amount)}</b>
          </>
        }
        onSubmit={() => form.isReady() && setConfirming(true)}
        onDismiss={onClose}
      >
        <RefundFields payment={payment} form={form} />
        <p className="muted">{fillIn(t.later, { name })}</p>
      </FormDialog>
      <ConfirmMoney
        open={isConfirming}
        title={t.title}
        sentence={
          <>
            <span>{fillIn(card ? t.sentenceCard : t.sentence, { amount, name, card: card ?? '' })}</span>
            {endsAccess && <span>{` ${t.sentenceEnds}`}</span>}
          </>
        }
        action={fillIn(t.refundSum, { amount })}
        busy={refund.isPending}
        problem={errorText(refund.error)}
        onConfirm={confirm}
        onDismiss={() => setConfirming(false)}
      />
    </>
  )
}

type RefundFieldsProps = { payment: DeskPayment; form: RefundForm }

/** Amount of a refund, its reason, and a note for the audit. */
function RefundFields({ payment, form: { draft, set, wrong } }: RefundFieldsProps) {
  const { refundable, refunded, gives_access, unused } = payment
  const all = fillIn(refunded > 0 ? t.rest : t.all, { amount: formatCents(refundable) })
  const most = fillIn(t.atMost, { amount: formatCents(refundable) })
  const hint = unused ? fillIn(t.unused, { days: unused.days, amount: formatCents(unused.amount) }) : most
  const stays = gives_access ? fillIn(t.partStays, { day: formatDay(payment.period_end) }) : t.accessStays
  return (
    <>
      <RadioList
        label={t.howMuch}
        value={draft.isWhole ? 'all' : 'part'}
        onChange={(value) => set({ isWhole: value === 'all' })}
        options={[
          { value: 'all', label: all, note: gives_access ? t.endsAccess : t.accessStays },
          { value: 'part', label: t.part, note: stays },
        ]}
      />
      <div className={styles.pair}>
        {!draft.isWhole && (
          <TextField
            label={t.amount}
            icon={<DollarSign aria-hidden="true" />}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            hint={hint}
            error={wrong.amount ? fillIn(t.noAmount, { amount: formatCents(refundable) }) : undefined}
            onChange={({ target }) => set({ amount: target.value })}
          />
        )}
        <SelectField
          label={t.why}
          hint={t.records}
          value={draft.reason}
          onChange={({ target }) => set({ reason: refundReasons.find((one) => one === target.value) ?? draft.reason })}
        >
          {refundReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t[`reason_${reason}`]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={t.note}
        rows={2}
        maxLength={500}
        value={draft.note}
        error={wrong.note ? t.noteShort : undefined}
        onChange={({ target }) => set({ note: target.value.replaceAll('\n', ' ') })}
      />
    </>
  )
}
