import Stripe from 'stripe'
import { beforeAll, expect, test, vi } from 'vitest'
import { PaymentRefused } from '#platform/ports/payments/payments'
import { type TestApp, testApp } from '#test/app/test-app'
import { atProvider, charged, fault, ofAccount, order, paymentsOf, subscriptionOf } from '#test/money/billing'
import { employer, pay } from '#test/people/people'
import { reconcile } from './reconcile'

const secret = 'whsec_of_the_sandbox'
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

type WebhookOptions = { payload?: string; secret?: string; ageSeconds?: number }
const seconds = () => Math.floor(app.deps.now().getTime() / 1000)

/** Sends an event as the provider does. */
async function send(
  event: object,
  { payload = JSON.stringify(event), secret: by = secret, ageSeconds = 0 }: WebhookOptions = {},
) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(event),
    secret: by,
    timestamp: seconds() - ageSeconds,
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const reply = await app.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload })
  return { status: reply.statusCode, ...reply.json() }
}
const noted = async () => (await app.deps.db.selectFrom('provider_events').select('id').execute()).map(({ id }) => id)
const eventOf = async (subscriptionId: string) => {
  const events = await atProvider(app, 'event')
  const found = events.find(({ type, data }) => {
    const object = (data as { object: { id: string } }).object
    return type === 'customer.subscription.created' && object.id === subscriptionId
  })
  return found ?? { id: 'none' }
}

test('an event takes effect once; a second delivery is accepted without effect', async () => {
  await order(app, 'webhooks', { lost: true })
  const boss = await employer(app)
  await pay(app, boss, 10)
  const [subscription] = await ofAccount(app, boss, 'subscription')
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
  expect((await subscriptionOf(app, boss)).status).toBe('active')
  const event = await eventOf(subscription?.id ?? '')
  expect(await send(event)).toMatchObject({ status: 200, received: true })
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect(await send(event)).toMatchObject({ status: 200, received: false })
  expect((await noted()).filter((id) => id === event.id)).toHaveLength(1)
})
test('an event delivered 16 times at once takes effect once', async () => {
  await order(app, 'webhooks', { lost: true })
  const boss = await employer(app)
  await pay(app, boss, 10)
  const [subscription] = await ofAccount(app, boss, 'subscription')
  const event = await eventOf(subscription?.id ?? '')
  const replies = await Promise.all(Array.from({ length: 16 }, () => send(event)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await paymentsOf(app, boss)).toHaveLength(1)
})
test.each<[string, WebhookOptions | undefined, object]>([
  ['another secret', { secret: 'whsec_other' }, {}],
  ['a body that was changed', { payload: '{"id":"evt_x","object":"event"}' }, {}],
  ['an old signature', { ageSeconds: 301 }, {}],
  ['the other mode', undefined, { livemode: true }],
])('%s is refused', async (_, sent, changes) => {
  const event = {
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    created: seconds(),
    livemode: false,
    ...changes,
  }
  const body = { ...event, data: { object: { object: 'invoice', id: 'in_1' } } }
  expect(await send(body, sent)).toMatchObject({ status: 400, code: 'not_signed' })
  expect(await noted()).not.toContain('evt_forged')
})
test('a webhook without signature and body is refused', async () => {
  const reply = await app.app.inject({ method: 'POST', url: '/api/payment/webhook' })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'not_signed'])
})
test('events of other kinds are accepted; one whose effect fails is delivered again', async () => {
  const event = (id: string, type: string, object: object) =>
    send({ id, object: 'event', type, created: seconds(), livemode: false, data: { object } })
  expect(await event('evt_1', 'price.created', { object: 'price', id: 'p' })).toMatchObject({
    status: 200,
    received: false,
  })
  const failed = await event('evt_2', 'customer.subscription.updated', { object: 'subscription', id: 'sub_none' })
  expect(failed.status).toBe(500)
  expect(await noted()).not.toContain('evt_2')
})
test('late, repeated and unordered events have the same result as timely ones', async () => {
  await order(app, 'webhooks', { twice: true, out_of_order: true, lost: false })
  const boss = await employer(app)
  await pay(app, boss, 10)
  await order(app, 'advance')
  await vi.waitFor(async () => expect((await noted()).length).toBeGreaterThan(2), 60_000)
  expect(await subscriptionOf(app, boss)).toMatchObject({ status: 'active', subscription_plan_id: 10 })
  expect(await paymentsOf(app, boss)).toHaveLength(1)
})
test('missed events are requested', async () => {
  await order(app, 'webhooks', { lost: true })
  const boss = await employer(app)
  await pay(app, boss, 10)
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
  const lines: string[] = []
  expect(await reconcile(app.deps, (line) => lines.push(line))).toBe(true)
  expect(lines.some((line) => line.endsWith('had not come'))).toBe(true)
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect(await charged(app, boss)).toBe(0)
})
test('events missed in a long outage are requested, although a later one has come before the check', async () => {
  const [first, second] = [await employer(app), await employer(app)]
  for (const boss of [first, second]) await pay(app, boss, 10)
  await order(app, 'advance')
  await reconcile(app.deps, () => {})
  await order(app, 'webhooks', { lost: true })
  await order(app, 'refund', { charge: (await ofAccount(app, first, 'charge'))[0]?.id })
  app.forward({ minutes: 180 })
  await order(app, 'webhooks', { lost: false })
  await order(app, 'refund', { charge: (await ofAccount(app, second, 'charge'))[0]?.id })
  await order(app, 'advance')
  expect((await subscriptionOf(app, second)).status).toBe('expired')
  // A run that is cut short leaves the rest to the next one, however late.
  const away = String((await ofAccount(app, first, 'subscription'))[0]?.id)
  await fault(app, 'reset', `GET subscriptions/${away}`, 20)
  expect(await reconcile(app.deps, () => {})).toBe(false)
  await order(app, 'no_faults')
  app.forward({ minutes: 180 })
  await reconcile(app.deps, () => {})
  expect((await subscriptionOf(app, first)).status).toBe('expired')
})
test('a missed event whose reading fails is requested again, even if later ones succeed', async () => {
  await order(app, 'webhooks', { lost: true })
  const [first, second] = [await employer(app), await employer(app)]
  for (const boss of [first, second]) await pay(app, boss, 10)
  await reconcile(app.deps, () => {})
  for (const boss of [first, second]) {
    await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
    app.forward({ minutes: 120 })
  }
  const away = String((await ofAccount(app, first, 'subscription'))[0]?.id)
  await fault(app, 'reset', `GET subscriptions/${away}`, 20)
  expect(await reconcile(app.deps, () => {})).toBe(false)
  await order(app, 'no_faults')
  expect(await reconcile(app.deps, () => {})).toBe(true)
  for (const boss of [first, second]) expect((await subscriptionOf(app, boss)).status).toBe('expired')
})
test('an event that cannot be settled is requested again, and those before it are not', async () => {
  const { db, payments } = app.deps
  const readUntil = async () =>
    (await db.selectFrom('provider_cursor').select('read_until').executeTakeFirst())?.read_until
  await order(app, 'webhooks', { lost: true })
  const [first, second, third] = [await employer(app), await employer(app), await employer(app)]
  for (const boss of [first, second, third]) await pay(app, boss, 10)
  await reconcile(app.deps, () => {})
  const times = []
  for (const boss of [first, second, third]) {
    app.forward({ minutes: 300 })
    await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
    times.push(seconds() * 1000)
  }
  app.forward({ minutes: 300 })
  const idOf = async (boss: typeof first) => String((await ofAccount(app, boss, 'subscription'))[0]?.id)
  const [refused, broken] = [await idOf(first), await idOf(second)]
  const look: typeof payments.look = async (id, known) => {
    if (id === refused) throw new PaymentRefused('payment_refused')
    if (id === broken) throw new Error('a fault of ours')
    return payments.look(id, known)
  }
  const listEvents = vi.fn(payments.listEvents)
  const deps = { ...app.deps, payments: { ...payments, look, listEvents } }
  expect(await reconcile(deps, () => {})).toBe(false)
  expect((await subscriptionOf(app, third)).status).toBe('expired')
  const cursor = (await readUntil())?.getTime() ?? 0
  expect(cursor).toBeGreaterThanOrEqual(times[0] ?? 0)
  expect(cursor).toBeLessThan(times[1] ?? 0)
  listEvents.mockClear()
  expect(await reconcile({ ...deps, payments: { ...payments, listEvents } }, () => {})).toBe(true)
  expect(listEvents.mock.calls[0]?.[0]).toEqual(new Date(cursor - 3_600_000))
  expect((await subscriptionOf(app, second)).status).toBe('expired')
  expect(await readUntil()).toEqual(app.deps.now())
})
