import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { subscribe } from '#money/orders/purchase/subscribe'
import type { Deps } from '#platform/deps'
import { choosePayments } from '#platform/providers'

/** An employer who pays for her own plan, and the day it began. */
export type DemoBuyer = { id: number; fullname: string; at: Date }

/** A sandbox card, and an address where nobody lives. */
const card = { source_id: 'pm_card_visa' }
const address = { line1: '00 Lorong Contoh #00-00', city: 'Singapore', postal_code: '000000', country: 'SG' }

/**
 * Buys a yearly plan by the usual steps, with the sandbox's clock on the day that she began, so that the demo shows a
 * plan, a card, a payment and a receipt.
 */
export async function buyDemoPlan(deps: Deps, { id, fullname, at }: DemoBuyer): Promise<void> {
  const now = () => at
  const payments = choosePayments(deps.config, deps.db, now)
  const order = { plan_id: yearlyPlanId, ...card, name: fullname, address: JSON.stringify(address) }
  await subscribe({ ...deps, now, payments }, { user: { id, orgId: null }, address: 'demo' }, order)
  await payments.sandbox?.stop()
}
