import { brand } from '@kasama/contract/brand'
import { monthlyPlanId, plans, priceLookupKeys, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type Stripe from 'stripe'
import { orNullIfMissing } from '../guard'

type PrintLine = (line: string) => void

const currency = 'sgd'
const productId = 'kasama_training'

/** The required price of a plan, from the constants of the specification. */
function expectedPrice(planId: number) {
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

const isAsExpected = (price: Stripe.Price, expected: ReturnType<typeof expectedPrice>) =>
  price.unit_amount === expected.unit_amount &&
  price.currency === expected.currency &&
  price.recurring?.interval === expected.recurring.interval &&
  price.metadata.plan_id === expected.metadata.plan_id

/** Compares the provider's prices with the specification's, by plan; empty if they are equal. */
export async function comparePrices(stripe: Stripe): Promise<string[]> {
  const prices = await pricesByKey(stripe)
  return [monthlyPlanId, yearlyPlanId].flatMap((planId) => {
    const expected = expectedPrice(planId)
    const price = prices.get(expected.lookup_key)
    if (!price) return [`plan ${planId}: there is no price ${expected.lookup_key}`]
    return isAsExpected(price, expected) ? [] : [`plan ${planId}: the price ${price.id} is not as it should be`]
  })
}

async function pricesByKey(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const lookup_keys = [monthlyPlanId, yearlyPlanId].map((planId) => priceLookupKeys[planId] ?? '')
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 10 })
  return new Map(data.map((price) => [price.lookup_key ?? '', price]))
}

/** Makes the product and the prices that are missing or wrong; a correct price stays, so that it may run again. */
export async function setUpPrices(stripe: Stripe, say: PrintLine = () => {}): Promise<void> {
  const prices = await pricesByKey(stripe)
  for (const planId of [monthlyPlanId, yearlyPlanId]) {
    const expected = expectedPrice(planId)
    const price = prices.get(expected.lookup_key)
    if (price && isAsExpected(price, expected)) {
      say(`price ${expected.lookup_key}: ${price.id}, as it should be`)
      continue
    }
    await needProduct(stripe, say)
    // A price can't be changed: another takes its key, and subscribers at the old price keep it.
    const created = await stripe.prices.create({ ...expected, transfer_lookup_key: true })
    say(`price ${expected.lookup_key}: made ${created.id}`)
  }
}

async function needProduct(stripe: Stripe, say: PrintLine): Promise<void> {
  const product = await orNullIfMissing(() => stripe.products.retrieve(productId))
  if (product) return
  const created = await stripe.products.create({ id: productId, name: brand.name })
  say(`product: made ${created.id}`)
}
