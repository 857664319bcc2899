import { isRunning } from '@kasama/contract/money/billing.rules'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { PaymentRefused } from '#platform/ports/payments/payments'
import { findSubscription } from '../../plan/plan.queries'
import { settle } from './settle'

type Plan = Rows['subscriptions']

const isOver = (row: Plan, at: Date) => row.is_collected && !isRunning(row, at)

/**
 * Ends a subscription without access at the provider, so that nothing more is charged. The provider's state is read
 * first: a renewal may have been paid without an event. Returns whether it was ended.
 */
export async function endWithoutAccess(deps: Deps, { user_id, provider_subscription: id }: Plan): Promise<boolean> {
  const isStillOver = async () => {
    const row = await findSubscription(deps.db, user_id)
    return row?.provider_subscription === id && isOver(row, deps.now())
  }
  if (!id || !(await isStillOver())) return false
  try {
    await settle(deps, id)
  } catch (error) {
    // The provider no longer has it: there is nothing to end.
    if (error instanceof PaymentRefused) return false
    throw error
  }
  if (!(await isStillOver())) return false
  await deps.payments.end(id)
  await settle(deps, id)
  return true
}
