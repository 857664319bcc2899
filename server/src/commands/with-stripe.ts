import Stripe from 'stripe'
import { type Config, ConfigError, readConfig } from '../config'
import { stripeAt } from '../providers'

/** Where the provider's events come in. */
export const webhookAddress = ({ origin }: Config) => `${origin}/api/payment/webhook`

/** Gives a command Stripe's client with the configured key; what Stripe refuses ends it with Stripe's sentence. */
export async function withStripe(work: (stripe: Stripe, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig()
  const stripe = stripeAt(config)
  if (!stripe) throw new ConfigError('STRIPE_SECRET_KEY is missing: without it the sandbox sets itself up.')
  await work(stripe, config).catch((error: unknown) => {
    throw error instanceof Stripe.errors.StripeError ? new ConfigError(`Stripe: ${error.message}`) : error
  })
}
