import { monthlyPlanId, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { useState } from 'react'
import { priceOfPlan } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { isOver, type PlanState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'
import styles from './subscription-panel.module.css'

/** Path of the switch to the yearly plan. */
export const switchPath = `/payment?plan_id=${yearlyPlanId}&mode=switch`
const paymentPath = (planId: number) => `/payment?plan_id=${planId}`

/** The plans that she does not have. A yearly one can't be left for a monthly one while it runs: a press says so. */
export function PlanChoices({ plan }: { plan: PlanState }) {
  const t = useEmployerTexts(subscriptionTexts)
  const isPlanOver = isOver(plan)
  const title = plan.kind === 'free' ? 'choosePlan' : 'startAgain'
  return (
    <Column>
      <h3>{t(isPlanOver ? title : 'otherPlan')}</h3>
      {(isPlanOver || !plan.isYearly) && <YearlyPlanOption isSwitch={!isPlanOver} />}
      {isPlanOver && (
        <div className={styles.option}>
          <b>{t('monthlyPlan')}</b>
          <LinkButton
            to={paymentPath(monthlyPlanId)}
            look="line"
            size="s"
            aria-label={`${t('choose')}: ${t('monthlyPlan')}`}
          >
            {t('choose')}
          </LinkButton>
          <p>
            <DottedLine parts={t('monthlyPrice', { price: priceOfPlan(monthlyPlanId) })} />
          </p>
        </div>
      )}
      {!isPlanOver && plan.isYearly && <MonthlyPlanOption />}
    </Column>
  )
}

function YearlyPlanOption({ isSwitch }: { isSwitch: boolean }) {
  const t = useEmployerTexts(subscriptionTexts)
  return (
    <div className={styles.option} data-best>
      <b>{t('annualPlan')}</b>
      <Tag kind="warn">{t('saveMore')}</Tag>
      <p>{t(isSwitch ? 'annualSwitch' : 'annualPrice', { price: priceOfPlan(yearlyPlanId) })}</p>
      <LinkButton to={isSwitch ? switchPath : paymentPath(yearlyPlanId)} block>
        {t(isSwitch ? 'switchToAnnual' : 'subscribeNow')}
      </LinkButton>
    </div>
  )
}

function MonthlyPlanOption() {
  const t = useEmployerTexts(subscriptionTexts)
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  return (
    <>
      <div className={styles.option}>
        <b>{t('monthlyPlan')}</b>
        <Button look="line" size="s" onClick={() => setNoticeOpen(true)}>
          {t('switch')}
        </Button>
        <p>
          <DottedLine parts={t('monthlyPrice', { price: priceOfPlan(monthlyPlanId) })} />
        </p>
      </div>
      {isNoticeOpen && <Notice>{t('notYet')}</Notice>}
    </>
  )
}
