import { plans } from '@kasama/contract/money/billing.rules'
import { ArrowRight, CircleUserRound, LayoutGrid, Receipt } from 'lucide-react'
import paid from '#assets/art/payment-success.svg'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { usePayments } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import { nextPayment } from '../subscription/plan-state'
import { ChargeTerms } from '../terms/charge-terms'
import styles from './payment-successful.module.css'

/** For a phone, where the two other steps are separate pages; the next button is in the first view. */
export function PaymentSuccessful() {
  const t = useEmployerTexts(billingTexts)
  return (
    <div className={styles.done}>
      <img src={paid} alt="" width={340} height={223} />
      <h1>{t('successful')}</h1>
      <p>{t('twoMoreSteps')}</p>
      <ol className={styles.steps}>
        <li>
          <Leaf size={48}>
            <CircleUserRound aria-hidden="true" />
          </Leaf>
          {t('createUserId')}
          <Tag>1</Tag>
        </li>
        <li>
          <Leaf size={48}>
            <LayoutGrid aria-hidden="true" />
          </Leaf>
          {t('chooseTopics')}
          <Tag>2</Tag>
        </li>
      </ol>
      <LinkButton to="/subscribe-2" size="xl" block>
        {t('continue')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <PaidTerms />
    </div>
  )
}

/** For a wide page, where the next step is shown already: the same above it. */
export function PaidNotice() {
  const t = useEmployerTexts(billingTexts)
  return (
    <Panel className={styles.notice ?? ''} role="status">
      <h2>{t('successful')}</h2>
      <PaidTerms />
    </Panel>
  )
}

/** Shown after a payment: the amount with its receipt, and the next payment. */
function PaidTerms() {
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
