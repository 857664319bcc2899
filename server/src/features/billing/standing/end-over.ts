import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../../deps'
import type { Rows } from '../../../platform/database/db'
import { settle } from './settle'

/**
 * Ends at the provider what gives no access any more, so that nothing more is collected for it. A disputed payment waits
 * for its end.
 */
export async function endOver(deps: Deps, row: Rows['subscriptions']): Promise<boolean> {
  const { provider_subscription: id, is_collected, problem } = row
  if (!id || !is_collected || problem === 'disputed' || isCurrent(row, deps.now())) return false
  await deps.payments.end(id)
  await settle(deps, id)
  return true
}
