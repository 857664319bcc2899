/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, pagesOf, type Shop, type Stage, shop, stage } from './stage'

let standIn: Stage
let plans: Shop
beforeAll(async () => {
  standIn = await stage()
  plans = await shop(standIn)
})
afterAll(() => standIn.close())

test('a price is found by its lookup key, which another takes only when told to', async () => {
  const { stripe } = standIn
  const make = (transfer_lookup_key: boolean) =>
    stripe.prices.create({
      product: plans.product.id,
      currency: 'sgd',
      unit_amount: 1990,
      recurring: { interval: 'month' },
      lookup_key: 'monthly_v4',
      transfer_lookup_key,
    })
  await make(false)
  expect((await errorOf(make(false))).code).toBe('resource_already_exists')
  const second = await make(true)
  const found = await stripe.prices.list({ lookup_keys: ['monthly_v4', 'other'], expand: ['data.product'] })
  expect(found.data.map(({ id }) => id)).toEqual([second.id])
  expect(found.data[0]).toMatchObject({
    unit_amount: 1990,
    unit_amount_decimal: expect.anything(),
    product: { name: 'Kasama' },
  })
})
test('lists come newest first, page by page', async () => {
  const { stripe } = standIn
  const made: string[] = []
  for (let n = 0; n < 5; n++) made.push((await stripe.coupons.create({ id: `PAGE${n}`, percent_off: 10 })).id)
  const first = await stripe.coupons.list({ limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([['PAGE4', 'PAGE3'], true])
  const before = await stripe.coupons.list({ limit: 2, ending_before: 'PAGE1' })
  expect(before.data.map(({ id }) => id)).toEqual(['PAGE3', 'PAGE2'])
  const all = await pagesOf(stripe.coupons.list({ limit: 2 }))
  expect(all.map(({ id }) => id).filter((id) => id.startsWith('PAGE'))).toEqual(made.reverse())
})
test('an unknown coupon is missing, with Stripe’s message', async () => {
  const error = await errorOf(standIn.stripe.coupons.retrieve('NOPE'))
  expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', message: "No such coupon: 'NOPE'" })
})
test('a promotion code is found in any letter case, and is inactive after its end', async () => {
  const { stripe } = standIn
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once' })
  const promotion = { type: 'coupon', coupon: coupon.id } as const
  await stripe.promotionCodes.create({ code: 'WELCOME', promotion })
  await stripe.promotionCodes.create({ code: 'OVER', promotion, expires_at: 1_700_000_000 })
  const find = async (code: string) =>
    (await stripe.promotionCodes.list({ code, active: true, expand: ['data.promotion.coupon'] })).data
  expect(await find('welcome')).toMatchObject([{ code: 'WELCOME', promotion: { coupon: { percent_off: 25 } } }])
  expect(await find('over')).toEqual([])
})
test('unknown parameters, paths, keys, versions and expansions are refused', async () => {
  const { stripe, app } = standIn
  const create = (params: object) => errorOf(stripe.customers.create(params))
  expect(await create({ emial: 'x' })).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'emial' })
  expect(await create({ address: { lane: 'x' } })).toMatchObject({ code: 'parameter_unknown', param: 'address[lane]' })
  expect(await create({ expand: ['nothing'] })).toMatchObject({
    message: 'This property cannot be expanded (nothing).',
  })
  const missing = await errorOf(stripe.prices.create({ product: plans.product.id } as never))
  expect(missing).toMatchObject({ code: 'parameter_missing', param: 'currency' })
  expect(await errorOf(stripe.quotes.create({}))).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
  const options = [{ apiKey: 'sk_test_other' }, { apiVersion: '2020-08-27' }]
  const refused = await Promise.all(options.map((one) => errorOf(stripe.customers.create({}, one))))
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 400])
  expect((await app.inject({ url: '/v1/customers' })).statusCode).toBe(401)
})
test('a customer is updated field by field, and its data deleted with it', async () => {
  const { stripe } = standIn
  const { id } = await stripe.customers.create({
    name: 'Boss',
    email: 'boss@example.com',
    metadata: { user_id: '7', x: 'y' },
  })
  const address = { line1: '1 Orchard Road', city: 'Singapore', postal_code: '238801', country: 'SG' }
  const changed = await stripe.customers.update(id, { address, metadata: { x: '' } })
  expect(changed).toMatchObject({ name: 'Boss', address, metadata: { user_id: '7' } })
  await stripe.paymentMethods.attach('pm_card_sg', { customer: id })
  expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
  expect((await stripe.paymentMethods.list({ customer: id })).data).toEqual([])
  expect(await errorOf(stripe.customers.update(id, { name: 'x' }))).toMatchObject({ statusCode: 404 })
})
