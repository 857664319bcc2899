import { brand } from '@kasama/contract/brand'
import { monthlyPlanId, plans, priceLookupKeys, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type Stripe from 'stripe'
import { orMissing } from '../guard'

type Say = (line: string) => void

const currency = 'sgd'
const productId = 'kasama_training'

/** The required price of a plan, from the constants of the specification. */
function wantedOf(planId: number) {
  const plan = plans[planId] ?? { name: '', cents: 0, kind: 'free' as const }
  return {
    product: productId,
    currency,
    unit_amount: plan.cents,
    recurring: { interval: plan.kind === 'yearly' ? ('year' as const) : ('month' as const) },
    lookup_key: priceLookupKeys[planId] ?? '',
    nickname: plan.name,
    metadata: { plan_id: String(planId) },
  }
}

const isAsWanted = (price: Stripe.Price, wanted: ReturnType<typeof wantedOf>) =>
  price.unit_amount === wanted.unit_amount &&
  price.currency === wanted.currency &&
  price.recurring?.interval === wanted.recurring.interval &&
  price.metadata.plan_id === wanted.metadata.plan_id

/** Compares the provider's prices with the specification's, by plan; empty if they are equal. */
export async function comparePrices(stripe: Stripe): Promise<string[]> {
  const found = await pricesByKey(stripe)
  return [monthlyPlanId, yearlyPlanId].flatMap((planId) => {
    const wanted = wantedOf(planId)
    const price = found.get(wanted.lookup_key)
    if (!price) return [`plan ${planId}: there is no price ${wanted.lookup_key}`]
    return isAsWanted(price, wanted) ? [] : [`plan ${planId}: the price ${price.id} is not as it should be`]
  })
}

async function pricesByKey(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const lookup_keys = [monthlyPlanId, yearlyPlanId].map((planId) => priceLookupKeys[planId] ?? '')
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 10 })
  return new Map(data.map((price) => [price.lookup_key ?? '', price]))
}

/** Makes the product and the prices that are missing or wrong; a correct price stays, so that it may run again. */
export async function setUpPrices(stripe: Stripe, say: Say = () => {}): Promise<void> {
  const found = await pricesByKey(stripe)
  for (const planId of [monthlyPlanId, yearlyPlanId]) {
    const wanted = wantedOf(planId)
    const price = found.get(wanted.lookup_key)
    if (price && isAsWanted(price, wanted)) {
      say(`price ${wanted.lookup_key}: ${price.id}, as it should be`)
      continue
    }
    await needProduct(stripe, say)
    // A price can't be changed: another takes its key, and subscribers at the old price keep it.
    const made = await stripe.prices.create({ ...wanted, transfer_lookup_key: true })
    say(`price ${wanted.lookup_key}: made ${made.id}`)
  }
}

async function needProduct(stripe: Stripe, say: Say): Promise<void> {
  const found = await orMissing(() => stripe.products.retrieve(productId))
  if (found) return
  const made = await stripe.products.create({ id: productId, name: brand.name })
  say(`product: made ${made.id}`)
}
