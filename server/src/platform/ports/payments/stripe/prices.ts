import { plans, priceLookupKeys } from '@kasama/contract/money/billing.rules'
import type Stripe from 'stripe'
import { requireKnown } from './guard'

/** The plan of a price is in its metadata, so that older prices of a plan are recognised too. */
const planIdOf = ({ id, metadata }: Stripe.Price): number => {
  const planId = Number(requireKnown(Object.keys(plans), metadata.plan_id))
  if (planId === 0) throw new Error(`the price ${id} is for no plan`)
  return planId
}

export type Prices = ReturnType<typeof pricesOf>

/** The provider's prices; the plan of a price never changes, so it is cached. */
export function pricesOf(stripe: Stripe) {
  const planIds = new Map<string, number>()
  const priceIds = new Map<number, string>()

  async function planOf(price: Stripe.Price | string): Promise<number> {
    const id = typeof price === 'string' ? price : price.id
    const knownPlanId = planIds.get(id)
    if (knownPlanId !== undefined) return knownPlanId
    const planId = planIdOf(typeof price === 'string' ? await stripe.prices.retrieve(price) : price)
    planIds.set(id, planId)
    return planId
  }

  async function priceOf(planId: number): Promise<string> {
    const priceId = priceIds.get(planId)
    if (priceId !== undefined) return priceId
    const key = priceLookupKeys[planId] ?? ''
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
    const [price] = data
    if (!price) throw new Error(`the payment provider has no price ${key}: npm run billing:setup makes it`)
    priceIds.set(planId, price.id)
    return price.id
  }

  return { planOf, priceOf }
}
