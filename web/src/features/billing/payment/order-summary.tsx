import { yearlyPlanId } from '@kasama/contract/billing.rules'
import type { Purchase } from '@kasama/contract/payment.api'
import { Lock, ShieldCheck } from 'lucide-react'
import { moneyWithCents } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import { Panel } from '../../../shared/ui/layout/panel'
import { ErrorState } from '../../../shared/ui/states/error-state'
import type { usePlan } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import { isUnreached } from '../unreached'
import type { VoucherField } from '../voucher/use-voucher'
import { VoucherInput } from '../voucher/voucher-input'
import styles from './form/payment-form.module.css'

type Props = {
  plan: ReturnType<typeof usePlan>
  sum: Purchase
  voucher: VoucherField
  problems: Problems
  /** Whether the card's fields are there, and the sum is counted. */
  isReady: boolean
}

/** What it costs and what is left to pay, beside the one button that pays. */
export function OrderSummary({ plan, sum, voucher, problems, isReady }: Props) {
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
            <dd>{code ? <s>{moneyWithCents(sum.price)}</s> : moneyWithCents(sum.price)}</dd>
          </div>
          {code && (
            <div data-less>
              <dt>{t('voucherLine', { code })}</dt>
              <dd>−{moneyWithCents(sum.discount)}</dd>
            </div>
          )}
          {sum.credit > 0 && (
            <div data-less>
              <dt>{t('yourCredit')}</dt>
              <dd>−{moneyWithCents(sum.credit)}</dd>
            </div>
          )}
          {sum.credit < 0 && (
            <div>
              <dt>{t('fromBefore')}</dt>
              <dd>{moneyWithCents(-sum.credit)}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('total')}</dt>
            <dd>{moneyWithCents(sum.amount)}</dd>
          </div>
        </dl>
      )}
      <ProblemSummary problems={problems} />
      <Button type="submit" size="xl" block icon={<Lock aria-hidden="true" />} disabled={!plan.data || !isReady}>
        {t('pay', { amount: plan.data ? moneyWithCents(sum.amount) : '' })}
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
    <ErrorState
      text={isUnreached(plan.error) ? t('planFailed') : (plan.error?.message ?? '')}
      action={t('tryAgain')}
      onAction={() => void plan.refetch()}
    />
  )
}
