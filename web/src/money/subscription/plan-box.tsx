import type { Subscription } from '@kasama/contract/money/billing.api'
import { isManagedByAgency, planFeatures } from '@kasama/contract/money/billing.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { request } from '#shared/api/request.ts'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { FeatureList } from '#shared/ui/rows/ticks.tsx'
import { isOver, legacyPriceListOf, type PlanState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'
import styles from './subscription-panel.module.css'

type Props = {
  subscription: Subscription
  plan: PlanState
  /** Whether the page is about the plan alone, so that its name is the heading. */
  isPage?: boolean
  children?: ReactNode
}

const tagKinds = {
  active: 'ok',
  pastDue: 'bad',
  canceled: 'info',
  disputed: 'warn',
  ended: 'plain',
  free: 'plain',
} as const

/** A plan with its price, date, features and problems. */
export function PlanBox({ subscription, plan, isPage = false, children }: Props) {
  const t = useEmployerTexts(subscriptionTexts)
  const { kind, planId, name } = plan
  const old = legacyPriceListOf(planId)
  const title = kind === 'free' ? t('freePlan') : t('planNamed', { name })
  const features = kind === 'free' ? [t('freeLessons')] : planFeatures
  return (
    <Panel>
      <div className="row between wrap gap-8">
        <h2>{isPage ? title : t('yourSubscription')}</h2>
        <Tag kind={tagKinds[kind]} {...(kind === 'active' && { icon: <Check aria-hidden="true" /> })}>
          {t(kind)}
        </Tag>
      </div>
      <PlanPrice {...{ subscription, plan, isPage }} />
      <PlanNotices subscription={subscription} plan={plan} />
      {kind !== 'ended' && (
        <FeatureList included={features} {...(kind === 'free' && { missing: [t('noVideos'), t('noUpdates')] })} />
      )}
      {old && !isOver(plan) && <TextLink to={`/subscribe?plans=${old}`}>{t('oldPrices')}</TextLink>}
      {children}
    </Panel>
  )
}

type PlanPriceProps = { subscription: Subscription; plan: PlanState; isPage: boolean }

/** Key of the texts about a plan's state. */
function stateKey({ kind, date, renews }: PlanState) {
  if (kind === 'ended' && date === '') return 'stopped'
  if (kind !== 'disputed') return kind
  if (!renews) return 'heldEnds'
  return date === '' ? 'heldUnpaid' : 'heldRenews'
}

/** Price and end of a plan; the line names the plan if the heading does not. */
function PlanPrice({ subscription, plan, isPage }: PlanPriceProps) {
  const t = useEmployerTexts(subscriptionTexts)
  const { kind, name, date, access, cents, isYearly } = plan
  const isFree = kind === 'free'
  const endsWithAgency = isManagedByAgency(subscription) && kind === 'active'
  const state = endsWithAgency ? 'canceled' : stateKey(plan)
  return (
    <div>
      {(!isOver(plan) || (isFree && isPage)) && (
        <p className={styles.price}>
          {money(isFree ? 0 : cents)} {!isFree && <span>{t(isYearly ? 'aYear' : 'aMonth')}</span>}
        </p>
      )}
      {!isPage && <p className={styles.line}>{t(`${state}Line`, { name, date, access })}</p>}
      {isPage && state !== 'free' && <p className={styles.line}>{t(`${state}Here`, { date, access })}</p>}
      {isManagedByAgency(subscription) && <p className={styles.line}>{t('agencyPays')}</p>}
    </div>
  )
}

type PlanNoticesProps = { subscription: Subscription; plan: PlanState }

/** Problems and unfinished payments of a plan, with a link to act on each. */
function PlanNotices({ subscription: { problem, attempt }, plan }: PlanNoticesProps) {
  const t = useEmployerTexts(subscriptionTexts)
  const actionLink = (to: string, label: string) => (
    <>
      <br />
      <TextLink to={to}>
        {label}
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </>
  )
  return (
    <>
      {problem === 'past_due' && plan.kind === 'pastDue' && (
        <Notice kind="warn">
          {t('renewalFailed', { date: plan.date, access: plan.access })}
          {actionLink('/e-settings-card', t('newCard'))}
        </Notice>
      )}
      {problem === 'disputed' && (
        <Notice kind="warn">
          {t('disputedText')}
          {actionLink('/e-contact', t('contact'))}
        </Notice>
      )}
      {plan.kind === 'canceled' && <Notice>{t('afterThat')}</Notice>}
      {attempt && <UnconfirmedPayment />}
    </>
  )
}

/** A payment with unknown result: after closing the bank's window, or the page, she can have it checked. */
function UnconfirmedPayment() {
  const t = useEmployerTexts(subscriptionTexts)
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('POST /payment/settle'),
    onSuccess: () => queries.invalidateQueries(),
    onError: ({ message }) => showToast(message, 'error'),
  })
  return (
    <Notice>
      <p>{t('underWay')}</p>
      <Button look="quiet" size="s" busy={isPending} onClick={() => mutate()}>
        {t('checkPayment')}
      </Button>
    </Notice>
  )
}
