import type { Subscription } from '@kasama/contract/billing.api'
import { planFeatures } from '@kasama/contract/billing.rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { Tag } from '../../../shared/ui/feedback/tag'
import { Panel } from '../../../shared/ui/layout/panel'
import { Ticks } from '../../../shared/ui/rows/ticks'
import { PlanNotices } from './plan-notices'
import { PlanPrice } from './plan-price'
import { isOver, oldPresentation, type PlanState } from './plan-state'
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
  const old = oldPresentation(planId)
  const title = kind === 'free' ? t('freePlan') : t('planNamed', { name })
  const gives = kind === 'free' ? [t('freeLessons')] : planFeatures
  return (
    <Panel>
      <div className={styles.head}>
        <h2>{isPage ? title : t('yourSubscription')}</h2>
        <Tag kind={tagKinds[kind]} {...(kind === 'active' && { icon: <Check aria-hidden="true" /> })}>
          {t(kind)}
        </Tag>
      </div>
      <PlanPrice {...{ subscription, plan, isPage }} />
      <PlanNotices subscription={subscription} plan={plan} />
      {kind !== 'ended' && <Ticks gives={gives} {...(kind === 'free' && { lacks: [t('noVideos'), t('noUpdates')] })} />}
      {old && !isOver(plan) && <TextLink to={`/subscribe?plans=${old}`}>{t('oldPrices')}</TextLink>}
      {children}
    </Panel>
  )
}
