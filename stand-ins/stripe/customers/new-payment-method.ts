import type Stripe from 'stripe'
import { orNull } from '../protocol/merge'
import { randomText } from '../state/ids'
import type { World } from '../state/world'
import { cardOfNumber, cardOfToken, type TestCard } from './test-cards'

type Expiry = { exp_month: number; exp_year: number }
export type BillingInput = Stripe.PaymentMethodCreateParams.BillingDetails | undefined
const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function billingOf(params: BillingInput): Stripe.PaymentMethod.BillingDetails {
  return {
    address: { ...noAddress, ...(params?.address || {}) },
    email: orNull(params?.email),
    name: orNull(params?.name),
    phone: orNull(params?.phone),
    tax_id: null,
  }
}

export function addPaymentMethod(
  world: World,
  card: TestCard,
  { exp_month, exp_year }: Expiry,
  billing?: BillingInput,
): Stripe.PaymentMethod {
  const { brand, country, number } = card
  return world.add<'payment_method'>(
    {
      id: world.newId('payment_method'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: billingOf(billing),
      card: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
        country,
        display_brand: brand,
        exp_month,
        exp_year,
        fingerprint: randomText(16),
        funding: 'credit',
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: world.now,
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    { card: number },
  )
}

/** Returns a payment method by its id; pm_card_… makes a new one with that card. */
export async function needPaymentMethod(
  world: World,
  id: string,
  param = 'payment_method',
): Promise<Stripe.PaymentMethod> {
  const card = cardOfToken(id)
  if (!card) return world.need('payment_method', id, param)
  const year = new Date(world.now * 1000).getUTCFullYear() + 1
  return addPaymentMethod(world, card, { exp_month: 12, exp_year: year })
}

export const testCardOf = (world: World, { id }: Stripe.PaymentMethod): TestCard => {
  const card = cardOfNumber(world.hidden(id).card ?? '')
  if (!card) throw new Error(`${id} has no test card`)
  return card
}
