import type { Plan } from '@kasama/contract/money/billing.api'
import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type { Purchase } from '@kasama/contract/money/payment.api'
import { Lock, ShieldCheck } from 'lucide-react'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { billingTexts } from '../billing.texts'
import { ChargeTerms } from '../terms/charge-terms'
import type { VoucherField } from '../voucher/use-voucher'
import { VoucherInput } from '../voucher/voucher-input'
import styles from './form/payment-form.module.css'

type Props = {
  plan: Plan
  purchase: Purchase
  voucher: VoucherField
  errors: FormErrors
  /** Whether the card's fields are loaded and the sum is computed. */
  isReady: boolean
}

/** The price and the amount to pay, beside the one button that pays. */
export function OrderSummary({ plan, purchase, voucher, errors, isReady }: Props) {
  const t = useEmployerTexts(billingTexts)
  const isYearly = plan.id === yearlyPlanId
  const code = voucher.voucher?.typed
  return (
    <Panel>
      <h2>{t(isYearly ? 'annualPlan' : 'monthlyPlan')}</h2>
      <VoucherInput voucher={voucher} />
      <dl className={styles.sum}>
        <div>
          <dt>{t(isYearly ? 'oneYear' : 'oneMonth')}</dt>
          <dd>{code ? <s>{moneyWithCents(purchase.price)}</s> : moneyWithCents(purchase.price)}</dd>
        </div>
        {code && (
          <div data-less>
            <dt>{t('voucherLine', { code })}</dt>
            <dd>−{moneyWithCents(purchase.discount)}</dd>
          </div>
        )}
        {purchase.credit > 0 && (
          <div data-less>
            <dt>{t('yourCredit')}</dt>
            <dd>−{moneyWithCents(purchase.credit)}</dd>
          </div>
        )}
        {purchase.credit < 0 && (
          <div>
            <dt>{t('fromBefore')}</dt>
            <dd>{moneyWithCents(-purchase.credit)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{moneyWithCents(purchase.amount)}</dd>
        </div>
      </dl>
      <ChargeTerms today={purchase.amount} isYearly={isYearly} next={purchase.next} />
      <FormErrorSummary errors={errors} />
      <Button type="submit" size="xl" block icon={<Lock aria-hidden="true" />} disabled={!isReady}>
        {t('pay', { amount: moneyWithCents(purchase.amount) })}
      </Button>
      <p className={styles.secure}>
        <ShieldCheck aria-hidden="true" />
        {t('securePayment')}
      </p>
    </Panel>
  )
}
