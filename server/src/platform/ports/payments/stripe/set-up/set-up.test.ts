import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database/test-database'
import { standInStripe } from '../../../../../../../stand-ins/stripe/app'
import { inProcessClient } from '../../../../../../../stand-ins/stripe/client'
import { comparePrices, setUpPrices } from './set-up-prices'
import { compareWebhook, setUpWebhook } from './set-up-webhook'

const url = 'https://kasama.example/api/payment/webhook'

test('creates missing objects, keeps existing ones and replaces wrong ones', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { app } = await standInStripe({ db: database.db })
  onTestFinished(() => app.close())
  const stripe = new Stripe('sk_test_standin', { httpClient: inProcessClient(app), maxNetworkRetries: 0 })
  const setUp = async () => {
    const lines: string[] = []
    await setUpPrices(stripe, (line) => lines.push(line))
    await setUpWebhook(stripe, url, (line) => lines.push(line))
    return lines.join('\n')
  }
  const problems = async () => [...(await comparePrices(stripe)), ...(await compareWebhook(stripe, url))]
  expect(await problems()).toHaveLength(3)
  expect(await setUp()).toMatch(/made price_[\s\S]*made price_[\s\S]*STRIPE_WEBHOOK_SECRET=whsec_/)
  expect(await problems()).toEqual([])
  const secondRun = await setUp()
  expect([secondRun.includes('made'), secondRun.match(/as it should be/g)?.length]).toEqual([false, 3])
  const { data } = await stripe.prices.list({ lookup_keys: ['kasama_plan_10', 'kasama_plan_11'] })
  expect(data.map(({ unit_amount, recurring }) => [unit_amount, recurring?.interval]).sort()).toEqual([
    [14_900, 'year'],
    [1990, 'month'],
  ])
  await stripe.prices.create({
    product: 'kasama_training',
    currency: 'sgd',
    unit_amount: 1,
    recurring: { interval: 'month' },
    lookup_key: 'kasama_plan_10',
    transfer_lookup_key: true,
  })
  expect(await problems()).toHaveLength(1)
  await setUp()
  expect(await problems()).toEqual([])
})
