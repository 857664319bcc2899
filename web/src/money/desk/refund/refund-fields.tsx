import { refundReasons } from '@kasama/contract/desk/desk.rules'
import type { AdminPayment } from '@kasama/contract/money/desk/refunds.api'
import { DollarSign } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { dayOf, sumOf } from '../words'
import styles from './refund.module.css'
import { refundTexts as t } from './refund.texts'
import type { RefundForm } from './use-refund-form'

type Props = { payment: AdminPayment; form: RefundForm }

/** Amount of a refund, its reason, and a note for the audit. */
export function RefundFields({ payment, form: { draft, set, wrong } }: Props) {
  const { refundable, refunded, gives_access, unused } = payment
  const all = fillIn(refunded > 0 ? t.rest : t.all, { amount: sumOf(refundable) })
  const most = fillIn(t.atMost, { amount: sumOf(refundable) })
  const hint = unused ? fillIn(t.unused, { days: unused.days, amount: sumOf(unused.amount) }) : most
  const stays = gives_access ? fillIn(t.partStays, { day: dayOf(payment.period_end) }) : t.accessStays
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
            error={wrong.amount ? fillIn(t.noAmount, { amount: sumOf(refundable) }) : undefined}
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
