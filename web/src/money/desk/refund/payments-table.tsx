import type { DeskPayment } from '@kasama/contract/money/desk/refunds.api'
import { useState } from 'react'
import { Link } from 'react-router'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from '../money.module.css'
import { cardName, formatCents, formatDay } from '../words'
import { refundTexts as t } from './refund.texts'
import { type Payer, RefundDialog } from './refund-dialog'

const kinds = { paid: 'ok', partly_refunded: 'info', refunded: 'info', disputed: 'warn', lost: 'bad' } as const

/** State of a payment, in a word. */
export function PaymentState({ payment: { state, refunded, refunds } }: { payment: DeskPayment }) {
  const isUnderWay = refunds.some(({ state: one }) => one === 'open' || one === 'unknown')
  if (isUnderWay) return <Tag kind="warn">{t.under_way}</Tag>
  return <Tag kind={kinds[state]}>{fillIn(t[`state_${state}`], { amount: formatCents(refunded) })}</Tag>
}

type Props = { payments: DeskPayment[]; account: Payer }

/** Chooses the payment to be refunded; the chosen one always has its latest data. */
function useChosen(payments: DeskPayment[]) {
  const [id, choose] = useState<number | null>(null)
  return [payments.find((payment) => payment.id === id), choose] as const
}

/** Payments of an account, the newest first, with buttons to refund them. */
export function PaymentsTable({ payments, account }: Props) {
  const [chosen, setChosen] = useChosen(payments)
  const { has } = useDesk()
  const columns: Column<DeskPayment>[] = [
    {
      key: 'date',
      label: t.date,
      render: ({ id, paid_at }) =>
        has('payments/:id') ? <Link to={`/admin/payments/${id}`}>{formatDay(paid_at)}</Link> : formatDay(paid_at),
    },
    { key: 'for', label: t.for, render: ({ plan_name }) => fillIn(t.plan, { plan: plan_name }), wideOnly: true },
    {
      key: 'amount',
      label: t.sum,
      kind: 'number',
      render: ({ amount }) => <span className={styles.amount}>{formatCents(amount)}</span>,
    },
    { key: 'card', label: t.card, render: (payment) => cardName(payment) ?? '', wideOnly: true },
    { key: 'state', label: t.state, render: (payment) => <PaymentState payment={payment} /> },
    {
      key: 'actions',
      label: t.actions,
      kind: 'end',
      render: (payment) =>
        payment.refundable > 0 && (
          <Button look="line" size="s" onClick={() => setChosen(payment.id)}>
            {t.refund}
          </Button>
        ),
    },
  ]
  return (
    <>
      <FoldedTable
        caption={t.payments}
        columns={columns}
        rows={payments}
        rowKey={({ id }) => String(id)}
        rowName={({ paid_at, amount }) => `${formatDay(paid_at)}, ${formatCents(amount)}`}
      />
      {chosen && <RefundDialog payment={chosen} account={account} onClose={() => setChosen(null)} />}
    </>
  )
}

const shown = 3

/** The latest payments, a line each, for when there is no room for a table. */
export function LatestPayments({ payments, account }: Props) {
  const [chosen, setChosen] = useChosen(payments)
  const { has } = useDesk()
  return (
    <>
      <ul className={styles.lines}>
        {payments.slice(0, shown).map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <span>
              {has('payments/:id') ? (
                <Link to={`/admin/payments/${payment.id}`}>{formatDay(payment.paid_at)}</Link>
              ) : (
                formatDay(payment.paid_at)
              )}
            </span>
            <span className={styles.amount}>{formatCents(payment.amount)}</span>
            <PaymentState payment={payment} />
            {payment.refundable > 0 && (
              <Button look="line" size="s" onClick={() => setChosen(payment.id)}>
                {t.refund}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <RefundDialog payment={chosen} account={account} onClose={() => setChosen(null)} />}
    </>
  )
}
