import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { finishWith, shop, stage } from './stage'

test('on both databases a subscription is bought, renewed and deleted, and every event delivered', async () => {
  const types: string[] = []
  const standIn = await stage({
    webhook: {
      secret: 'whsec_own',
      async deliver(body) {
        types.push(JSON.parse(body).type)
        return 200
      },
    },
  })
  finishWith(standIn)
  const plans = await shop(standIn)
  const { id, method } = await plans.customerWith()
  const create = () =>
    standIn.stripe.subscriptions.create(
      {
        customer: id,
        items: [{ price: plans.monthly.id }],
        default_payment_method: method,
        expand: ['latest_invoice.payments'],
      },
      { idempotencyKey: 'one wish' },
    )
  const atOnce = await Promise.allSettled([create(), create()])
  const one = await create()
  expect(atOnce.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await standIn.stripe.subscriptions.list({ customer: id })).data.map((found) => found.id)).toEqual([one.id])
  expect((one.latest_invoice as Stripe.Invoice).payments?.data).toHaveLength(1)
  await standIn.goTo('2026-02-28T16:00:00Z')
  await standIn.stripe.customers.del(id)
  await standIn.delivered()
  expect(
    (await standIn.stripe.charges.list({ customer: id })).data.map(({ amount, status }) => [amount, status]),
  ).toEqual([
    [1990, 'succeeded'],
    [1990, 'succeeded'],
  ])
  expect(types.filter((type) => type === 'invoice.paid')).toHaveLength(2)
  expect(types.slice(-3)).toEqual(['customer.subscription.deleted', 'payment_method.detached', 'customer.deleted'])
})
