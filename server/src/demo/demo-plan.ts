import { yearlyPlanId } from '@kasama/contract/billing.rules'
import type { Deps } from '../deps'
import { subscribe } from '../features/billing/attempts/subscribe'
import { choosePayments } from '../providers'

/** Who pays for her plan herself, and since when. */
export type DemoBuyer = { id: number; fullname: string; at: Date }

/** A card of the sandbox, and an address that nobody has. */
const card = { source_id: 'pm_card_visa' }
const address = { line1: '00 Lorong Contoh #00-00', city: 'Singapore', postal_code: '000000', country: 'SG' }

/**
 * Buys a yearly plan as everybody buys one, with the sandbox's clock on the day that she began: plan, card, payment and
 * receipt are there to be looked at.
 */
export async function buyDemoPlan(deps: Deps, { id, fullname, at }: DemoBuyer): Promise<void> {
  const now = () => at
  const payments = choosePayments(deps.config, deps.db, now)
  const order = { plan_id: yearlyPlanId, ...card, name: fullname, address: JSON.stringify(address) }
  await subscribe({ ...deps, now, payments }, { user: { id, orgId: null }, address: 'demo' }, order)
  await payments.sandbox?.stop()
}
