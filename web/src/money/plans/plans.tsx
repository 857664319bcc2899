import { monthlyPlanId, periodEnd, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import fourLanguages from '#assets/art/four-languages.svg'
import { utcDate } from '#shared/format/date.ts'
import { priceOfPlan } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { billingTexts } from '../billing.texts'
import { PlanCard } from './plan-card'
import styles from './plans.module.css'

type Props = {
  /** Called with the plan after the question about languages. */
  onChoose: (planId: number) => void
}

/** The plans as a page. */
export function Plans({ onChoose }: Props) {
  const t = useEmployerTexts(billingTexts)
  return (
    <>
      <header className={styles.head}>
        <h1>{t('choosePlan')}</h1>
        <p>{t('languages')}</p>
      </header>
      <PlanCards onChoose={onChoose} />
    </>
  )
}

/** The two plans for sale. */
export function PlanCards({ onChoose }: Props) {
  const t = useEmployerTexts(billingTexts)
  const [pendingPlanId, setPendingPlanId] = useState<number>()
  const [now] = useState(() => new Date())
  return (
    <>
      <div className={styles.plans}>
        <PlanCard
          name={t('annualPlan')}
          ribbon={t('saveMore')}
          price={priceOfPlan(yearlyPlanId)}
          per={t('aYear')}
          promise={t('oneTimeFee')}
          renewalNote={t('renews', { date: utcDate(periodEnd(now, 'yearly').toISOString()) })}
          features={[t('helperGets'), t('youGet'), t('yearLong')]}
          onSubscribe={() => setPendingPlanId(yearlyPlanId)}
        />
        <PlanCard
          name={t('monthlyPlan')}
          price={priceOfPlan(monthlyPlanId)}
          per={t('aMonth')}
          promise={t('cancelAnytime')}
          renewalNote={t('renewsMonthly')}
          features={[t('helperGets'), t('youGet')]}
          missingFeature={t('notYearLong')}
          onSubscribe={() => setPendingPlanId(monthlyPlanId)}
        />
      </div>
      <p className={styles.foot}>
        <Lock aria-hidden="true" />
        {t('cardsHandled')}
      </p>
      <LanguagesDialog
        open={pendingPlanId !== undefined}
        onCancel={() => setPendingPlanId(undefined)}
        onProceed={() => pendingPlanId !== undefined && onChoose(pendingPlanId)}
      />
    </>
  )
}

type LanguagesDialogProps = { open: boolean; onCancel: () => void; onProceed: () => void }

/** Tells an employer the four languages before she pays. */
function LanguagesDialog({ open, onCancel, onProceed }: LanguagesDialogProps) {
  const t = useEmployerTexts(billingTexts)
  return (
    <ChoiceDialog
      open={open}
      title={t('fourLanguages')}
      text={t('fourLanguageNames')}
      picture={<DialogPicture src={fourLanguages} width={260} height={110} />}
      yes={{ label: t('proceed'), onPress: onProceed }}
      no={{ label: t('cancel'), onPress: onCancel }}
    />
  )
}
