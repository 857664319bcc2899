import { planFeatures } from '@kasama/contract/billing.rules'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSubscription } from '../../../shared/api/subscription.queries'
import { money } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Tag } from '../../../shared/ui/feedback/tag'
import { Panel } from '../../../shared/ui/layout/panel'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { Ticks } from '../../../shared/ui/rows/ticks'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { type PlanState, planState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'
import styles from './subscription-panel.module.css'

/** The plan with its price and date; `children` are what is to be done about it. */
export function SubscriptionPanel({ children }: { children?: ReactNode }) {
  const t = useEmployerTexts(subscriptionTexts)
  const { data, dataUpdatedAt, error, refetch } = useSubscription()
  if (error) {
    return <PlanUnread onAgain={() => void refetch()} />
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  const plan = planState(data, new Date(dataUpdatedAt))
  const isOver = plan.kind === 'free' || plan.kind === 'ended'
  return (
    <Panel>
      <div className={styles.head}>
        <h2>{t('yourSubscription')}</h2>
        <Tag {...(plan.kind === 'active' && { kind: 'ok', icon: <Check aria-hidden="true" /> })}>{t(plan.kind)}</Tag>
      </div>
      <div>
        {!isOver && <Price plan={plan} />}
        <p className={styles.line}>{t(`${plan.kind}Line`, { name: plan.name, date: plan.date })}</p>
      </div>
      {!isOver && <Ticks gives={planFeatures} />}
      {children}
      {isOver && (
        <LinkButton to="/subscribe" block>
          {t('seePlans')}
        </LinkButton>
      )}
    </Panel>
  )
}

/** Told once in a dialog; what stands behind it offers another try, too. */
function PlanUnread({ onAgain }: { onAgain: () => void }) {
  const t = useEmployerTexts(subscriptionTexts)
  const [isTold, setTold] = useState(false)
  const close = () => setTold(true)
  return (
    <Panel>
      <ErrorState text={t('planFailed')} action={t('tryAgain')} onAction={onAgain} />
      <Dialog
        open={!isTold}
        title={t('planFailed')}
        onDismiss={close}
        actions={
          <Button block onClick={close}>
            {t('ok')}
          </Button>
        }
      />
    </Panel>
  )
}

function Price({ plan }: { plan: PlanState }) {
  const t = useEmployerTexts(subscriptionTexts)
  return (
    <p className={styles.price}>
      {money(plan.cents)} <span>{t(plan.isYearly ? 'aYear' : 'aMonth')}</span>
    </p>
  )
}
