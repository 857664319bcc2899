import { findLastEvent } from '#money/upkeep/upkeep.queries'
import { comparePrices } from '#platform/ports/payments/stripe/set-up/set-up-prices'
import { compareWebhook } from '#platform/ports/payments/stripe/set-up/set-up-webhook'
import { runCommand, withDatabase } from './run/run-command'
import { webhookUrl, withStripe } from './run/with-stripe'

/**
 * npm run billing:check: compares Stripe with the specification and prints the time of the last event. Exit code 1 if
 * they differ.
 */
await runCommand(() =>
  withStripe(async (stripe, config) => {
    const problems = [...(await comparePrices(stripe)), ...(await compareWebhook(stripe, webhookUrl(config)))]
    if (config.stripeWebhookSecrets.length === 0)
      problems.push('STRIPE_WEBHOOK_SECRET is missing: until it is set, events are refused')
    for (const problem of problems) console.error(problem)
    await withDatabase(async ({ db }) => {
      const last = await findLastEvent(db)
      console.log(`Last event: ${last ? last.toISOString() : 'none yet'}`)
    })
    if (problems.length > 0) process.exitCode = 1
    else console.log('Prices and webhook are as they should be.')
  }),
)
