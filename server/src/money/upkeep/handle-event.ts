import type { Deps } from '#platform/deps'
import type { ProviderEvent } from '#platform/ports/payments/payments'
import { type Settlement, settle } from '../payment/settle/settle'
import { isProcessed } from './upkeep.queries'

/** Processes an event; null if it was processed before or is not about our subscriptions. */
export async function handleEvent(deps: Deps, event: ProviderEvent): Promise<Settlement | null> {
  const { about } = event
  if (!about || (await isProcessed(deps.db, event.id))) return null
  const subscriptionId =
    'subscription' in about ? about.subscription : await deps.payments.subscriptionOfIntent(about.intent)
  if (subscriptionId === null) return null
  return settle(deps, subscriptionId, { event })
}
