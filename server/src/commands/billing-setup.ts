import { setUpPrices } from '#platform/ports/payments/stripe/set-up/set-up-prices'
import { setUpWebhook } from '#platform/ports/payments/stripe/set-up/set-up-webhook'
import { runCommand } from './run/run-command'
import { webhookUrl, withStripe } from './run/with-stripe'

/**
 * npm run billing:setup: creates at Stripe the objects that are missing, from the specification's prices; may run again
 * at any time.
 */
await runCommand(() =>
  withStripe(async (stripe, config) => {
    const say = (line: string) => console.log(line)
    await setUpPrices(stripe, say)
    await setUpWebhook(stripe, webhookUrl(config), say)
  }),
)
