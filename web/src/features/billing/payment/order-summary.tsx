import { yearlyPlanId } from '@kasama/contract/billing.rules'
import { Lock, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { moneyWithCents } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Panel } from '../../../shared/ui/layout/panel'
import type { usePlan } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import type { VoucherField } from '../voucher/use-voucher'
import { VoucherInput } from '../voucher/voucher-input'
import styles from './payment-form.module.css'
import type { PaymentProblem } from './use-payment'

type Props = {
  plan: ReturnType<typeof usePlan>
  cents: { full: number; toPay: number }
  voucher: VoucherField
  problem: PaymentProblem | null
}

/** What it costs and what is left to pay, beside the one button that pays. */
export function OrderSummary({ plan, cents, voucher, problem }: Props) {
  const t = useEmployerTexts(billingTexts)
  const isYearly = plan.data?.id === yearlyPlanId
  const code = voucher.voucher?.typed
  return (
    <Panel>
      {plan.data && <h2>{t(isYearly ? 'annualPlan' : 'monthlyPlan')}</h2>}
      {plan.error && <PlanProblem plan={plan} />}
      <VoucherInput voucher={voucher} />
      {plan.data && (
        <dl className={styles.sum}>
          <div>
            <dt>{t(isYearly ? 'oneYear' : 'oneMonth')}</dt>
            <dd>{moneyWithCents(cents.full)}</dd>
          </div>
          {code && (
            <div data-less>
              <dt>{t('voucherLine', { code })}</dt>
              <dd>−{moneyWithCents(cents.full - cents.toPay)}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('total')}</dt>
            <dd>{moneyWithCents(cents.toPay)}</dd>
          </div>
        </dl>
      )}
      {problem && !problem.field && (
        <Notice kind="bad">
          <p>{problem.message}</p>
          {problem.hint && <p>{problem.hint}</p>}
          {problem.expired && <Link to="/subscribe">{t('choosePlan')}</Link>}
        </Notice>
      )}
      <Button type="submit" size="xl" block icon={<Lock aria-hidden="true" />} disabled={plan.isPending}>
        {t('pay', { amount: plan.data ? moneyWithCents(cents.toPay) : '' })}
      </Button>
      <p className={styles.secure}>
        <ShieldCheck aria-hidden="true" />
        {t('securePayment')}
      </p>
    </Panel>
  )
}

function PlanProblem({ plan }: Pick<Props, 'plan'>) {
  const t = useEmployerTexts(billingTexts)
  return (
    <Notice kind="bad">
      <p>{plan.error?.message || t('planFailed')}</p>
      <Link to="/subscribe">{t('choosePlan')}</Link>
    </Notice>
  )
}
