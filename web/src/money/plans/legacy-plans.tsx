import { monthlyPlanId, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { priceOfPlan } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { billingTexts } from '../billing.texts'
import { type LegacyPriceList, legacyPriceLists } from '../subscription/plan-state'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

type Props = {
  priceList: LegacyPriceList
  /** Id of her present plan. */
  ownPlan: number
  /** Called with the new plan: the old ones are not sold any more. */
  onChoose: (planId: number) => void
}

/** The price of an old plan while it is kept, and links to the new ones. */
export function LegacyPlans({ priceList, ownPlan, onChoose }: Props) {
  const t = useEmployerTexts(billingTexts)
  const { monthly, yearly, saved } = legacyPriceLists[priceList]
  const features = [t('unlimitedVideos'), t('newVideos'), t('progressUpdates')]
  return (
    <>
      <header className={styles.head}>
        <h1>{t('yourPlan')}</h1>
        <p>{t('keepPrice')}</p>
      </header>
      <div className={styles.plans}>
        <PlanCard
          name={t('annualPlan')}
          isOwnPlan={ownPlan === yearly}
          ribbon={t(saved)}
          price={priceOfPlan(yearly)}
          per={t('aYear')}
          promise={t('oneTimeFee')}
          features={features}
          action={t('seeNewAnnual')}
          onSubscribe={() => onChoose(yearlyPlanId)}
        />
        <PlanCard
          name={t('monthlyPlan')}
          isOwnPlan={ownPlan === monthly}
          price={priceOfPlan(monthly)}
          per={t('aMonth')}
          promise={t('cancelAnytime')}
          features={features}
          action={t('seeNewMonthly')}
          onSubscribe={() => onChoose(monthlyPlanId)}
        />
      </div>
      <Notice>{t('newPlans', { monthly: priceOfPlan(monthlyPlanId), yearly: priceOfPlan(yearlyPlanId) })}</Notice>
    </>
  )
}
