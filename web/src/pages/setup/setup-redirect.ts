import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { isForSale, isPlanIdMissing, parsePlanId } from '@kasama/contract/money/billing.rules'

type Profile = Pick<Data<Calls['GET /users/me']>, 'is_subscribed' | 'is_suspended' | 'org_id'>

/** The screens of the set-up: those that sell a plan, and those that a plan opens. */
export type SetupScreen = 'packages' | 'payment' | 'worker'

/**
 * Redirect for an employer; null if the screen is for her. An organisation pays for its employers, so they have no
 * screen about money; an employer with a plan sees it in her settings, also while a bank has it on hold.
 */
export function setupRedirect(screen: SetupScreen, { is_subscribed, is_suspended, org_id }: Profile): string | null {
  if (is_suspended) return '/e-settings-plan'
  if (screen === 'worker') return is_subscribed ? null : '/subscribe'
  if (org_id !== null && !is_subscribed) return '/e-settings'
  return screen === 'packages' && is_subscribed ? '/e-settings' : null
}

/** The problem of the plan in the payment page's URL. */
export function planProblem(planId: string): 'expired' | 'invalid' | null {
  if (isPlanIdMissing(planId)) return 'expired'
  const id = parsePlanId(planId)
  return id !== null && isForSale(id) ? null : 'invalid'
}
