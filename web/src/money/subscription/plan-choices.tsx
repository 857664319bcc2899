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

/** Payment address of the switch to the yearly plan. */
export const switchAddress = `/payment?plan_id=${yearlyPlanId}&mode=switch`
const addressOf = (planId: number) => `/payment?plan_id=${planId}`

/** The plans that she does not have. A yearly one can't be left for a monthly one while it runs: a press says so. */
export function PlanChoices({ plan }: { plan: PlanState }) {
  const t = useEmployerTexts(subscriptionTexts)
  const over = isOver(plan)
  const title = plan.kind === 'free' ? 'choosePlan' : 'startAgain'
  return (
    <Column>
      <h3>{t(over ? title : 'otherPlan')}</h3>
      {(over || !plan.isYearly) && <Annual isSwitch={!over} />}
      {over && (
        <div className={styles.option}>
          <b>{t('monthlyPlan')}</b>
          <LinkButton
            to={addressOf(monthlyPlanId)}
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
      {!over && plan.isYearly && <MonthlyLater />}
    </Column>
  )
}

function Annual({ isSwitch }: { isSwitch: boolean }) {
  const t = useEmployerTexts(subscriptionTexts)
  return (
    <div className={styles.option} data-best>
      <b>{t('annualPlan')}</b>
      <Tag kind="warn">{t('saveMore')}</Tag>
      <p>{t(isSwitch ? 'annualSwitch' : 'annualPrice', { price: priceOfPlan(yearlyPlanId) })}</p>
      <LinkButton to={isSwitch ? switchAddress : addressOf(yearlyPlanId)} block>
        {t(isSwitch ? 'switchToAnnual' : 'subscribeNow')}
      </LinkButton>
    </div>
  )
}

function MonthlyLater() {
  const t = useEmployerTexts(subscriptionTexts)
  const [isTold, setTold] = useState(false)
  return (
    <>
      <div className={styles.option}>
        <b>{t('monthlyPlan')}</b>
        <Button look="line" size="s" onClick={() => setTold(true)}>
          {t('switch')}
        </Button>
        <p>
          <DottedLine parts={t('monthlyPrice', { price: priceOfPlan(monthlyPlanId) })} />
        </p>
      </div>
      {isTold && <Notice>{t('notYet')}</Notice>}
    </>
  )
}
