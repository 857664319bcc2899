import type { DeskPaymentDetails, Refund } from '@kasama/contract/money/desk/refunds.api'
import { useState } from 'react'
import { Values } from '#desk-kit/figures/values.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../money.module.css'
import { formatCents, formatDay } from '../words'
import two from './refund.module.css'
import { refundTexts as t } from './refund.texts'
import { RefundDialog } from './refund-dialog'

/** A payment: its facts, its refunds, and a button for another refund. */
export function PaymentView({ payment, account }: DeskPaymentDetails) {
  const [isOpen, setOpen] = useState(false)
  const { has } = useDesk()
  const { discount, credit, voucher } = payment
  const facts: [string, string][] = [
    [t.for, fillIn(t.plan, { plan: payment.plan_name })],
    [t.period, `${formatDay(payment.period_start)} – ${formatDay(payment.period_end)}`],
    ...(voucher ? [[t.voucher, voucher] as [string, string]] : []),
    ...(discount > 0 ? [[t.discount, formatCents(-discount)] as [string, string]] : []),
    ...(credit !== 0 ? [[t.credit, formatCents(-credit)] as [string, string]] : []),
    [t.sum, formatCents(payment.amount)],
    [t.left, formatCents(payment.refundable)],
  ]
  return (
    <div className={`stack top gap-18 ${two.two}`}>
      <Panel>
        <h2>{t.facts}</h2>
        <Values values={facts} className={styles.facts} />
        {account && has('accounts/:id') && (
          <TextLink to={`/admin/accounts/${account.id}`}>{account.name || account.email}</TextLink>
        )}
        {!account && <p className={styles.quiet}>{t.nameless}</p>}
        {account && payment.refundable > 0 && (
          <div className="row wrap gap-10">
            <Button onClick={() => setOpen(true)}>{t.refund}</Button>
          </div>
        )}
      </Panel>
      <Panel>
        <h2>{t.history}</h2>
        {payment.refunds.length === 0 ? (
          <p className={styles.quiet}>{t.noRefunds}</p>
        ) : (
          <Refunds of={payment.refunds} />
        )}
      </Panel>
      {isOpen && account && <RefundDialog payment={payment} account={account} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Refunds({ of }: { of: Refund[] }) {
  return (
    <ul className={styles.lines}>
      {of.map(({ id, at, amount, state, by, note }) => (
        <li key={id}>
          <DottedLine parts={[<b className={styles.amount}>{formatCents(amount)}</b>, t[`refund_${state}`]]} />
          {note && <span>{note}</span>}
          <small className={styles.quiet}>
            {dateAndTime(at)}, <span>{by ? fillIn(t.by, { name: by }) : t.elsewhere}</span>
          </small>
        </li>
      ))}
    </ul>
  )
}
