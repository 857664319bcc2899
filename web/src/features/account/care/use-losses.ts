import type { Profile } from '@kasama/contract/account.api'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../../shared/api/queries/subscription.queries'
import { useUser } from '../../../shared/api/queries/user.queries'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { careTexts } from './care.texts'
import { runningPlan } from './losses'
import { lossesTexts } from './losses.texts'

/** Losses of the account's owner, a sentence each; `plan` is the query of her paid plan. */
export function useLosses(profile: Profile) {
  const t = useTexts(careTexts)
  const e = useEmployerTexts(lossesTexts)
  const worker = useUser(profile.worker_id)
  // An organisation's plan is not hers to lose.
  const plan = useQuery({ ...subscriptionQuery, enabled: profile.role === 'E' && profile.org_id === null })
  if (profile.role === 'W') return { losses: [t('dataGone'), t('progressGone'), t('loginGone')], plan }

  const losses = [t('dataGone')]
  if (profile.worker_id !== null) {
    const name = worker.data?.fullname
    losses.unshift(name ? e('namedWorker', { name }) : e('worker'))
  }
  const running = plan.data && profile.org_id === null ? runningPlan(plan.data, new Date(plan.dataUpdatedAt)) : null
  if (running)
    losses.unshift(e(running.days === 1 ? 'planLastDay' : 'plan', { plan: running.name, days: running.days }))
  return { losses, plan }
}
