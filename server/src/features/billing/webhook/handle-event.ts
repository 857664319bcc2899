import type { Deps } from '../../../deps'
import type { ProviderEvent } from '../../../ports/payments/payments'
import { settle } from '../standing/settle'
import { isNoted } from '../upkeep/upkeep.queries'

/** Has an event its effect now? One that had it before, and one that is not about our subscriptions, have none. */
export async function handleEvent(deps: Deps, event: ProviderEvent): Promise<boolean> {
  const { about } = event
  if (!about || (await isNoted(deps.db, event.id))) return false
  const subscriptionId =
    'subscription' in about ? about.subscription : await deps.payments.subscriptionOfIntent(about.intent)
  if (subscriptionId === null) return false
  await settle(deps, subscriptionId, { event })
  return true
}
