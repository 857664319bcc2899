/** @module-tag long */
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { finishWith, stage } from './stage'

const secret = 'whsec_first'

/** A server that accepts or refuses events. */
async function listener({ answers = [] as number[] } = {}) {
  const got: { type: string; id: string; body: string; signature: string }[] = []
  const deliver = async (body: string, signature: string) => {
    const { id, type } = JSON.parse(body)
    got.push({ id, type, body, signature })
    return answers.shift() ?? 200
  }
  const standIn = await stage({ webhook: { secret, deliver } })
  finishWith(standIn)
  const types = () => got.map(({ type }) => type)
  const create = async (name: string) => {
    await standIn.stripe.customers.create({ name })
    await standIn.delivered()
  }
  return { ...standIn, got, types, create }
}

test('events are signed and have the shape of the pinned API version', async () => {
  const standIn = await listener()
  await standIn.create('Ann')
  const [seen] = standIn.got
  const event = Stripe.webhooks.constructEvent(
    seen?.body ?? '',
    seen?.signature ?? '',
    secret,
    300,
    undefined,
    Date.parse('2026-01-31T15:59:10Z'),
  )
  expect(event).toMatchObject({
    type: 'customer.created',
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    data: { object: { name: 'Ann' } },
    request: { idempotency_key: expect.any(String) },
  })
  const stored = await standIn.stripe.events.retrieve(event.id)
  expect(stored.pending_webhooks).toBe(0)
})
test('a refused event is retried at increasing intervals', async () => {
  const standIn = await listener({ answers: [500, 500] })
  await standIn.create('Ann')
  await standIn.delivered()
  expect(standIn.got).toHaveLength(1)
  await standIn.goTo('2026-01-31T15:59:06Z')
  expect(standIn.got).toHaveLength(2)
  await standIn.goTo('2026-01-31T15:59:30Z')
  expect(standIn.got).toHaveLength(2)
  await standIn.goTo('2026-01-31T16:00:10Z')
  await standIn.goTo('2026-01-31T18:00:00Z')
  expect(new Set(standIn.got.map(({ id }) => id)).size).toBe(1)
  expect(standIn.got).toHaveLength(3)
})
test('events come twice, late, out of order, with another secret, or never, as ordered', async () => {
  const standIn = await listener()
  await standIn.order('webhooks', { twice: true, sign_with: 'whsec_second' })
  await standIn.create('twice')
  expect(standIn.types()).toEqual(['customer.created', 'customer.created'])
  const check = (key: string) =>
    Stripe.webhooks.constructEvent(
      standIn.got[1]?.body ?? '',
      standIn.got[1]?.signature ?? '',
      key,
      300,
      undefined,
      Date.parse('2026-01-31T15:59:10Z'),
    )
  expect(() => check(secret)).toThrow()
  expect(check('whsec_second').type).toBe('customer.created')
  await standIn.order('webhooks', { lost: true })
  await standIn.create('lost')
  await standIn.order('webhooks', { late_seconds: 60 })
  await standIn.create('late')
  expect(standIn.got).toHaveLength(2)
  await standIn.goTo('2026-01-31T16:01:00Z')
  expect(standIn.got).toHaveLength(3)
  await standIn.order('webhooks', { out_of_order: true })
  const { id } = await standIn.stripe.customers.create({})
  await standIn.delivered()
  await standIn.stripe.paymentMethods.attach('pm_card_visa', { customer: id })
  await standIn.stripe.customers.del(id)
  await standIn.delivered()
  expect(standIn.types().slice(-2)).toEqual(['customer.deleted', 'payment_method.detached'])
  expect((await standIn.stripe.events.list({ limit: 1 })).data[0]?.type).toBe('customer.deleted')
})
test('an endpoint shows its secret once, and gets the events it asked for while it is enabled', async () => {
  const standIn = await listener()
  const made = await standIn.stripe.webhookEndpoints.create({
    url: 'https://example.com/hook',
    enabled_events: ['invoice.paid'],
    api_version: Stripe.API_VERSION,
  })
  expect(made.secret).toMatch(/^whsec_/)
  const [listed] = (await standIn.stripe.webhookEndpoints.list()).data
  expect(listed).toMatchObject({ id: made.id, api_version: Stripe.API_VERSION, status: 'enabled' })
  expect(listed?.secret).toBeUndefined()
  const changed = await standIn.stripe.webhookEndpoints.update(made.id, { disabled: true, enabled_events: ['*'] })
  expect(changed).toMatchObject({ status: 'disabled', enabled_events: ['*'] })
})
