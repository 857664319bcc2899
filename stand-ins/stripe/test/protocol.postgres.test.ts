/** @module-tag long */
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../server/test/database/test-database'
import { standInStripe } from '../app'
import { inProcessClient } from '../client'
import { errorOf, finishWith, shop, stage } from './stage'

/** The SDK over a real socket, where connections break. */
async function overSocket() {
  const standIn = await stage()
  finishWith(standIn)
  const address = new URL(await standIn.app.listen({ host: '127.0.0.1', port: 0 }))
  const options = { host: address.hostname, port: address.port, protocol: 'http', telemetry: false } as const
  const stripe = new Stripe('sk_test_standin', { ...options, maxNetworkRetries: 0 })
  const fault = (kind: string, more: object = {}) =>
    standIn.order('fault', { kind, method: 'POST', path: '/v1/customers', times: 1, ...more })
  const count = async () => (await standIn.stripe.customers.list()).data.length
  return { ...standIn, socket: stripe, fault, count }
}

test('the same key and call have the same answer, another call is refused, and a day later the key is forgotten', async () => {
  const standIn = await stage()
  finishWith(standIn)
  const create = (name: string) => standIn.stripe.customers.create({ name }, { idempotencyKey: 'once' })
  const first = await create('Ann')
  const again = await create('Ann')
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' })
  expect(await errorOf(create('Bea'))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  await standIn.goTo('2026-02-01T15:59:00Z')
  expect((await create('Ann')).id).not.toBe(first.id)
})
test('a repeated decline has the same reply, and charges once', async () => {
  const standIn = await stage()
  finishWith(standIn)
  const plans = await shop(standIn)
  const { id, method } = await plans.customerWith('pm_card_chargeCustomerFail')
  const { latest_invoice } = await standIn.stripe.subscriptions.create({
    customer: id,
    items: [{ price: plans.monthly.id }],
    default_payment_method: method,
  })
  const pay = () => errorOf(standIn.stripe.invoices.pay(String(latest_invoice), {}, { idempotencyKey: 'pay' }))
  const [one, two] = [await pay(), await pay()]
  expect([one.code, one.charge]).toEqual([two.code, two.charge])
  expect((await standIn.stripe.charges.list({ customer: id })).data).toHaveLength(2)
})
test('two calls with one key at once have one effect', async () => {
  const standIn = await overSocket()
  // The first call is held long enough for the second to arrive meanwhile, on a busy machine as well.
  await standIn.fault('delay', { delay_ms: 5000 })
  const create = () => standIn.socket.customers.create({ name: 'Ann' }, { idempotencyKey: 'both' })
  const both = await Promise.allSettled([create(), create()])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  expect(await standIn.count()).toBe(1)
})
test('a lost or late reply had its effect, and the same key returns it', {
  tags: 'long',
}, async () => {
  const standIn = await overSocket()
  const create = (key: string, options: Stripe.RequestOptions = {}) =>
    standIn.socket.customers.create({ name: key }, { idempotencyKey: key, ...options })
  // The call has seconds to arrive before it is given up.
  await standIn.fault('delay', { delay_ms: 6000 })
  expect(await errorOf(create('late', { timeout: 5000 }))).toMatchObject({ type: 'StripeConnectionError' })
  // The SDK retries once by itself when a connection breaks: the first reply is lost, the second arrives.
  await standIn.fault('reply_lost')
  expect(await create('lost')).toMatchObject({ name: 'lost' })
  await standIn.fault('reply_lost', { times: 2 })
  expect(await errorOf(create('lost twice'))).toMatchObject({ type: 'StripeConnectionError' })
  expect(await standIn.count()).toBe(3)
  expect(await create('lost twice')).toMatchObject({ name: 'lost twice' })
  expect(await standIn.count()).toBe(3)
})
test('a 500 is repeated for its key, with or without effect', async () => {
  const standIn = await overSocket()
  const create = (key: string) => standIn.socket.customers.create({ name: key }, { idempotencyKey: key })
  await standIn.fault('error_after')
  expect(await errorOf(create('after'))).toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
  expect(await errorOf(create('after'))).toMatchObject({ statusCode: 500 })
  expect(await standIn.count()).toBe(1)
  await standIn.fault('error_before')
  expect(await errorOf(create('before'))).toMatchObject({ statusCode: 500 })
  expect(await errorOf(create('before'))).toMatchObject({ statusCode: 500 })
  expect(await standIn.count()).toBe(1)
})
test('rate limits and broken connections have no effect, an unreadable reply has', async () => {
  const standIn = await overSocket()
  const create = (key: string) => standIn.socket.customers.create({ name: key }, { idempotencyKey: key })
  await standIn.fault('too_many_requests')
  expect(await errorOf(create('one'))).toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' })
  await standIn.fault('reset', { times: 2 })
  expect(await errorOf(create('one'))).toMatchObject({ type: 'StripeConnectionError' })
  expect(await standIn.count()).toBe(0)
  await standIn.fault('rubbish')
  expect(await errorOf(create('one'))).toMatchObject({ type: 'StripeAPIError' })
  expect(await standIn.count()).toBe(1)
  await standIn.fault('reset', { times: 9 })
  await standIn.order('no_faults')
  expect(await create('one')).toMatchObject({ name: 'one' })
})
test('ordered faults apply to reads, too', async () => {
  const standIn = await overSocket()
  const { id } = await standIn.stripe.customers.create({})
  await standIn.order('fault', { kind: 'error_before', method: 'GET', path: '/v1/customers/*', times: 1 })
  expect(await errorOf(standIn.socket.customers.retrieve(id))).toMatchObject({ statusCode: 500 })
  expect(await standIn.socket.customers.retrieve(id)).toMatchObject({ id })
})
test('two processes over one database have one effect for a key, and deliver each event once', async () => {
  const database = await testDatabase()
  const got: string[] = []
  const deliver = async (body: string) => {
    got.push(JSON.parse(body).id)
    return 200
  }
  const open = () => standInStripe({ db: database.db, webhook: { secret: 'whsec_own', deliver } })
  const both = await Promise.all([open(), open()])
  onTestFinished(async () => {
    await Promise.all(both.map(({ app }) => app.close()))
    await database.close()
  })
  const clients = both.map(
    ({ app }) => new Stripe('sk_test_standin', { httpClient: inProcessClient(app), telemetry: false }),
  )
  for (let n = 0; n < 5; n++) {
    const create = (stripe: Stripe) => stripe.customers.create({ name: 'Ann' }, { idempotencyKey: `wish ${n}` })
    const made = await Promise.all(clients.map(create))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  }
  await Promise.all(both.map(({ delivered }) => delivered()))
  expect([got.length, new Set(got).size]).toEqual([5, 5])
})
test('with an unavailable database the stand-in replies 500, like Stripe', async () => {
  const database = await testDatabase()
  const { app } = await standInStripe({ db: database.db })
  onTestFinished(() => app.close())
  await database.close()
  const stripe = new Stripe('sk_test_standin', {
    httpClient: inProcessClient(app),
    telemetry: false,
    maxNetworkRetries: 0,
  })
  expect(await errorOf(stripe.customers.create({}))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
})
