import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../../deps'
import type { Rows } from '../../../platform/database/db'
import { settle } from './settle'

/**
 * Ends a subscription without access at the provider, so that nothing more is charged. A disputed payment is waited
 * for.
 */
export async function endWithoutAccess(deps: Deps, row: Rows['subscriptions']): Promise<boolean> {
  const { provider_subscription: id, is_collected, problem } = row
  if (!id || !is_collected || problem === 'disputed' || isCurrent(row, deps.now())) return false
  await deps.payments.end(id)
  await settle(deps, id)
  return true
}
