import Stripe from 'stripe'
import { type Config, ConfigError, readConfig } from '#platform/config/config'
import { stripeAt } from '#platform/providers'

/** Address that receives Stripe's events. */
export const webhookUrl = ({ origin }: Config) => `${origin}/api/payment/webhook`

/** Gives a command Stripe's client with the configured key; an error of Stripe's ends the command with its message. */
export async function withStripe(work: (stripe: Stripe, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig()
  const stripe = stripeAt(config)
  if (!stripe) throw new ConfigError('STRIPE_SECRET_KEY is missing: without it the sandbox sets itself up.')
  await work(stripe, config).catch((error: unknown) => {
    throw error instanceof Stripe.errors.StripeError ? new ConfigError(`Stripe: ${error.message}`) : error
  })
}
