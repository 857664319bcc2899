import { plans } from '@kasama/contract/billing.rules'
import { Receipt } from 'lucide-react'
import { useSubscription } from '../../../shared/api/queries/subscription.queries'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { usePayments } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import { nextPayment } from '../subscription/plan-state'
import { ChargeTerms } from '../terms/charge-terms'
import styles from './payment-successful.module.css'

/** Shown after a payment: the amount with its receipt, and the next payment. */
export function PaidTerms() {
  const t = useEmployerTexts(billingTexts)
  const { data: subscription } = useSubscription()
  const { data: payments } = usePayments()
  const paid = payments?.pages[0]?.items.find(({ state }) => state !== 'declined')
  if (!subscription) return null
  const { subscription_plan_id: planId, current_period_end } = subscription
  return (
    <div className={styles.paid}>
      <ChargeTerms
        today={paid?.amount}
        isPaid
        isYearly={plans[planId]?.kind === 'yearly'}
        next={nextPayment(subscription)}
        ends={current_period_end ?? ''}
      />
      {paid && (
        <TextLink to={`/payments/${paid.id}`}>
          <Receipt aria-hidden="true" />
          {t('seeReceipt')}
        </TextLink>
      )}
    </div>
  )
}
