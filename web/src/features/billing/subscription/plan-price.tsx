import type { Subscription } from '@kasama/contract/billing.api'
import { money } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { isOver, type PlanState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'
import styles from './subscription-panel.module.css'

type Props = { subscription: Subscription; plan: PlanState; isPage: boolean }

/** Key of the texts about a plan's state. */
function stateOf({ kind, date, renews }: PlanState) {
  if (kind === 'ended' && date === '') return 'stopped'
  if (kind !== 'disputed') return kind
  if (!renews) return 'heldEnds'
  return date === '' ? 'heldUnpaid' : 'heldRenews'
}

/** Price and end of a plan; the line names the plan if the heading does not. */
export function PlanPrice({ subscription, plan, isPage }: Props) {
  const t = useEmployerTexts(subscriptionTexts)
  const { kind, name, date, access, cents, isYearly } = plan
  const isFree = kind === 'free'
  const endsWithAgency = subscription.mode === 1 && kind === 'active'
  const state = endsWithAgency ? 'canceled' : stateOf(plan)
  return (
    <div>
      {(!isOver(plan) || (isFree && isPage)) && (
        <p className={styles.price}>
          {money(isFree ? 0 : cents)} {!isFree && <span>{t(isYearly ? 'aYear' : 'aMonth')}</span>}
        </p>
      )}
      {!isPage && <p className={styles.line}>{t(`${state}Line`, { name, date, access })}</p>}
      {isPage && state !== 'free' && <p className={styles.line}>{t(`${state}Here`, { date, access })}</p>}
      {subscription.mode === 1 && <p className={styles.line}>{t('agencyPays')}</p>}
    </div>
  )
}
