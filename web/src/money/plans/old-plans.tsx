import { monthlyPlanId, plans, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { billingTexts } from '../billing.texts'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

/** Former presentations of prices: their plans, and the saving promised for the yearly one. */
export const presentations = {
  v2: { monthly: 3, yearly: 4, saved: 'saveMore20' },
  v3: { monthly: 5, yearly: 6, saved: 'saveMore15' },
} as const
export type Presentation = keyof typeof presentations

type Props = {
  presentation: Presentation
  /** Id of her present plan. */
  ownPlan: number
  /** Called with the new plan: the old ones are not sold any more. */
  onChoose: (planId: number) => void
}

/** The price of an old plan while it is kept, and links to the new ones. */
export function OldPlans({ presentation, ownPlan, onChoose }: Props) {
  const t = useEmployerTexts(billingTexts)
  const { monthly, yearly, saved } = presentations[presentation]
  const priceOf = (planId: number) => money(plans[planId]?.cents ?? 0)
  const gives = [t('unlimitedVideos'), t('newVideos'), t('progressUpdates')]
  return (
    <>
      <header className={styles.head}>
        <h1>{t('yourPlan')}</h1>
        <p>{t('keepPrice')}</p>
      </header>
      <div className={styles.plans}>
        <PlanCard
          name={t('annualPlan')}
          isHers={ownPlan === yearly}
          ribbon={t(saved)}
          price={priceOf(yearly)}
          per={t('aYear')}
          promise={t('oneTimeFee')}
          gives={gives}
          action={t('seeNewAnnual')}
          onSubscribe={() => onChoose(yearlyPlanId)}
        />
        <PlanCard
          name={t('monthlyPlan')}
          isHers={ownPlan === monthly}
          price={priceOf(monthly)}
          per={t('aMonth')}
          promise={t('cancelAnytime')}
          gives={gives}
          action={t('seeNewMonthly')}
          onSubscribe={() => onChoose(monthlyPlanId)}
        />
      </div>
      <Notice>{t('newPlans', { monthly: priceOf(monthlyPlanId), yearly: priceOf(yearlyPlanId) })}</Notice>
    </>
  )
}
