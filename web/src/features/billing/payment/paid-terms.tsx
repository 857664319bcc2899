import { plans } from '@kasama/contract/billing.rules'
import { Receipt } from 'lucide-react'
import { useSubscription } from '../../../shared/api/queries/subscription.queries'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { MissingParts } from '../../../shared/ui/states/missing-parts'
import { usePayments } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import { nextPayment } from '../subscription/plan-state'
import { ChargeTerms } from '../terms/charge-terms'
import styles from './payment-successful.module.css'

/** Shown after a payment: the amount with its receipt, and the next payment. */
export function PaidTerms() {
  const t = useEmployerTexts(billingTexts)
  const plan = useSubscription()
  const payments = usePayments()
  const paid = payments.data?.pages[0]?.items.find(({ state }) => state !== 'declined')
  return (
    <div className={styles.paid}>
      <MissingParts parts={[plan, payments]} />
      {plan.data && (
        <ChargeTerms
          today={paid?.amount}
          isPaid
          isYearly={plans[plan.data.subscription_plan_id]?.kind === 'yearly'}
          next={nextPayment(plan.data)}
          ends={plan.data.current_period_end ?? ''}
        />
      )}
      {paid && (
        <TextLink to={`/payments/${paid.id}`}>
          <Receipt aria-hidden="true" />
          {t('seeReceipt')}
        </TextLink>
      )}
    </div>
  )
}
