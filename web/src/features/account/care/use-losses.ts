import type { Profile } from '@kasama/contract/account.api'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../../shared/api/queries/subscription.queries'
import { useUser } from '../../../shared/api/queries/user.queries'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { careTexts } from './care.texts'
import { runningPlan } from './losses'
import { lossesTexts } from './losses.texts'

/** Losses of the account's owner, a sentence each. */
export function useLosses(profile: Profile): string[] {
  const t = useTexts(careTexts)
  const e = useEmployerTexts(lossesTexts)
  const worker = useUser(profile.worker_id)
  const { data: subscription, dataUpdatedAt } = useQuery({ ...subscriptionQuery, enabled: profile.role === 'E' })
  if (profile.role === 'W') return [t('dataGone'), t('progressGone'), t('loginGone')]

  const losses = [t('dataGone')]
  if (profile.worker_id !== null) {
    const name = worker.data?.fullname
    losses.unshift(name ? e('namedWorker', { name }) : e('worker'))
  }
  // An organisation's plan is not hers to lose.
  const plan = subscription && profile.org_id === null ? runningPlan(subscription, new Date(dataUpdatedAt)) : null
  if (plan) losses.unshift(e(plan.days === 1 ? 'planLastDay' : 'plan', { plan: plan.name, days: plan.days }))
  return losses
}
