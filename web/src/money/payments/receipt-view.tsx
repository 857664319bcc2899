import { brand } from '@kasama/contract/brand'
import type { PaymentReceipt } from '@kasama/contract/money/payment.api'
import { Printer } from 'lucide-react'
import { plainSingaporeDate, utcDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useContact, useReceipt } from '../billing.queries'
import { cardName } from '../card/card-name'
import { addressLines } from './address-lines'
import { PaymentStateTag } from './payment-state'
import styles from './payments.module.css'
import { paymentsTexts } from './payments.texts'

type Props = { id: number; email: string | null }

export function ReceiptView({ id, email }: Props) {
  const t = useEmployerTexts(paymentsTexts)
  const { data, error, refetch } = useReceipt(id)
  if (!data && error) {
    return (
      <>
        <h1>{t('receipt')}</h1>
        <LoadError error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  return (
    <>
      <ReceiptSheet receipt={data} email={email} />
      <Button look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  )
}

type ReceiptSheetProps = { receipt: PaymentReceipt; email: string | null }

/** A receipt as a sheet of paper; in print it is alone on the page. */
function ReceiptSheet({ receipt, email }: ReceiptSheetProps) {
  const t = useEmployerTexts(paymentsTexts)
  // Only the payment provider knows the payer's name and address.
  const contact = useContact().data?.contact
  const { number, paid_at, plan_name, period_start, period_end, price, discount, credit, amount, refunded } = receipt
  const deductions = [
    { label: t('voucher', { code: receipt.voucher ?? '' }), cents: discount },
    { label: t(credit < 0 ? 'fromBefore' : 'unusedDays'), cents: credit },
  ].filter(({ cents }) => cents !== 0)
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <Logo />
        <span>{t('tagline')}</span>
      </div>
      <div className={styles.title}>
        <h1>{t('receipt')}</h1>
        <PaymentStateTag state={receipt.state} />
      </div>
      <p>
        {number && (
          <>
            {t('number', { number })}
            <br />
          </>
        )}
        {plainSingaporeDate(paid_at, 'eng')}
      </p>
      <dl className={styles.who}>
        <div>
          <dt>{t('paidBy')}</dt>
          {[...(contact ? [contact.name, ...addressLines(contact)] : []), email].filter(Boolean).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>{t('paidTo')}</dt>
          <dd translate="no">{brand.name}</dd>
          <dd translate="no">{brand.postalAddress}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t('for')}</th>
            <th>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <b>{t('planNamed', { name: plan_name })}</b>
              <br />
              {t('period', { from: utcDate(period_start), to: utcDate(period_end) })}
            </td>
            <td>{moneyWithCents(price)}</td>
          </tr>
          {deductions.map(({ label, cents }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>
                {cents > 0 && '−'}
                {moneyWithCents(Math.abs(cents))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{t('paid')}</th>
            <td>{moneyWithCents(amount)}</td>
          </tr>
          {refunded > 0 && (
            <tr>
              <th>{t('givenBack')}</th>
              <td>−{moneyWithCents(refunded)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.title}>
        <span>{t('dollars')}</span>
        <span>{cardName(receipt.card_brand, receipt.card_last4)}</span>
      </p>
      <p className={styles.foot}>{t('questions', { email: brand.contactEmail })}</p>
    </article>
  )
}
