/** @module-tag long */
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { errorOf, finishWith, shop, stage } from './stage'

const day = (moment: number | null | undefined) => (moment ? new Date(moment * 1000).toISOString().slice(0, 10) : null)
const seconds = (moment: string) => Date.parse(moment) / 1000

/** A customer with a monthly subscription, on a stage of her own, since clocks move. */
async function subscriber({
  at = '2026-01-31T15:59:00Z',
  card = 'pm_card_visa',
  more = {} as Stripe.SubscriptionCreateParams,
} = {}) {
  const standIn = await stage({ at })
  finishWith(standIn)
  const plans = await shop(standIn)
  const customer = await plans.customerWith(card)
  const subscription = await standIn.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.monthly.id }],
    default_payment_method: customer.method,
    ...more,
  })
  const now = async () => {
    const found = await standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    const item = found.items.data[0]
    return {
      ...found,
      invoice: found.latest_invoice as Stripe.Invoice,
      start: day(item?.current_period_start),
      end: day(item?.current_period_end),
    }
  }
  const invoices = async () => (await standIn.stripe.invoices.list({ subscription: subscription.id })).data
  return { ...standIn, plans, customer, subscription, item: subscription.items.data[0]?.id ?? '', now, invoices }
}

test('periods keep the day of the anchor through short months and leap years', async () => {
  const standIn = await subscriber()
  const ends: (string | null)[] = [(await standIn.now()).end]
  for (const moment of [
    '2026-02-28T16:00:00Z',
    '2026-03-31T16:00:00Z',
    '2026-04-30T16:00:00Z',
    '2026-05-31T16:00:00Z',
  ]) {
    await standIn.goTo(moment)
    ends.push((await standIn.now()).end)
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
  expect(
    (await standIn.invoices()).map(({ total, status, billing_reason }) => [total, status, billing_reason]),
  ).toEqual([...Array(4).fill([1990, 'paid', 'subscription_cycle']), [1990, 'paid', 'subscription_create']])
  await standIn.goTo('2028-02-29T16:00:00Z')
  expect(await standIn.now()).toMatchObject({ start: '2028-02-29', end: '2028-03-31', status: 'active' })
})
test('a year from the leap day ends on the 28th', async () => {
  const standIn = await stage({ at: '2028-02-29T10:00:00Z' })
  finishWith(standIn)
  const plans = await shop(standIn)
  const { id, method } = await plans.customerWith()
  const { items } = await standIn.stripe.subscriptions.create({
    customer: id,
    default_payment_method: method,
    items: [{ price: plans.yearly.id }],
  })
  expect(day(items.data[0]?.current_period_end)).toBe('2029-02-28')
})
test('switching to yearly charges exactly the preview, and credits the amount really paid', async () => {
  const standIn = await subscriber()
  const { stripe, customer, item, plans, subscription } = standIn
  const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'forever' })
  const other = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.monthly.id }],
    default_payment_method: customer.method,
    discounts: [{ coupon: coupon.id }],
  })
  await standIn.goTo('2026-02-10T03:04:05Z')
  const params = (id: string) => ({
    items: [{ id, price: plans.yearly.id }],
    billing_cycle_anchor: { type: 'now' as const },
    proration_behavior: 'always_invoice' as const,
  })
  async function switchTo(id: string, itemId: string) {
    const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: params(itemId) })
    const updated = await stripe.subscriptions.update(id, {
      ...params(itemId),
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    })
    const invoice = updated.latest_invoice as Stripe.Invoice
    const amounts = ({ lines }: Stripe.Invoice) =>
      lines.data.map(({ amount, description, discount_amounts }) => [
        amount,
        description,
        discount_amounts?.[0]?.amount,
      ])
    expect([invoice.total, amounts(invoice)]).toEqual([preview.total, amounts(preview)])
    expect(preview.id.startsWith('upcoming_in_')).toBe(true)
    return { updated, invoice }
  }
  // 28 days from 31 January 15:59, of which 18 days 12 h 54 min 55 s are left.
  const unused = (seconds('2026-02-28T15:59:00Z') - seconds('2026-02-10T03:04:05Z')) / (28 * 24 * 3600)
  const credit = Math.round(1990 * unused)
  const { updated, invoice } = await switchTo(subscription.id, item)
  expect(invoice).toMatchObject({ total: 14_900 - credit, status: 'paid', billing_reason: 'subscription_update' })
  expect(updated.items.data[0]).toMatchObject({
    price: { id: plans.yearly.id },
    current_period_end: seconds('2027-02-10T03:04:05Z'),
  })
  const halved = await switchTo(other.id, other.items.data[0]?.id ?? '')
  const lines = halved.invoice.lines.data.map(({ amount }) => amount)
  expect(lines).toEqual([-Math.round(995 * unused), 14_900])
  expect(halved.invoice.total).toBe(7450 + (lines[0] ?? 0))
  const events = await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })
  expect(events.data[0]?.data.previous_attributes).toMatchObject({ items: expect.anything() })
})
test('a proration date beside a new anchor is refused, in the preview and in the switch', async () => {
  const { stripe, item, plans, subscription } = await subscriber()
  const both = {
    items: [{ id: item, price: plans.yearly.id }],
    billing_cycle_anchor: { type: 'now' as const },
    proration_date: seconds('2026-01-31T15:59:00Z'),
  }
  const refusal = { message: 'You cannot specify `proration_date` when `billing_cycle_anchor=now`' }
  const preview = stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: both })
  expect(await errorOf(preview)).toMatchObject(refusal)
  expect(await errorOf(stripe.subscriptions.update(subscription.id, both))).toMatchObject(refusal)
})
test('a switch whose payment fails waits, and takes effect when it is paid or is forgotten', async () => {
  const standIn = await subscriber()
  const { stripe, customer, item, order, plans, subscription } = standIn
  const params: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item, price: plans.yearly.id }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  }
  const decline = () => order('card', { payment_method: customer.method, code: 'insufficient_funds', times: 1 })
  await decline()
  await stripe.subscriptions.update(subscription.id, params)
  const waiting = await standIn.now()
  expect(waiting).toMatchObject({
    status: 'active',
    items: { data: [{ price: { id: plans.monthly.id } }] },
    invoice: { status: 'open' },
  })
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(plans.yearly.id)
  await standIn.goTo('2026-02-01T15:00:00Z')
  expect(await standIn.now()).toMatchObject({
    pending_update: null,
    invoice: { status: 'void' },
    items: { data: [{ price: { id: plans.monthly.id } }] },
  })
  await decline()
  await stripe.subscriptions.update(subscription.id, params)
  await stripe.invoices.pay((await standIn.now()).invoice.id)
  expect(await standIn.now()).toMatchObject({
    pending_update: null,
    status: 'active',
    items: { data: [{ price: { id: plans.yearly.id } }] },
  })
  const both = stripe.subscriptions.update(subscription.id, { ...params, default_payment_method: customer.method })
  expect(await errorOf(both)).toMatchObject({ param: 'default_payment_method' })
})
test('prorations that are not billed at once wait for the next invoice', async () => {
  const standIn = await subscriber({ at: '2026-04-01T00:00:00Z' })
  const dearer = await standIn.stripe.prices.create({
    product: standIn.plans.product.id,
    currency: 'sgd',
    unit_amount: 2990,
    recurring: { interval: 'month' },
  })
  await standIn.goTo('2026-04-16T00:00:00Z')
  const change = { items: [{ id: standIn.item, price: dearer.id }] }
  const preview = await standIn.stripe.invoices.createPreview({
    subscription: standIn.subscription.id,
    subscription_details: change,
  })
  await standIn.stripe.subscriptions.update(standIn.subscription.id, change)
  await standIn.goTo('2026-05-01T00:00:00Z')
  const { invoice } = await standIn.now()
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-995, 1495, 2990])
  expect(invoice.total).toBe(preview.total)
})
test('a cancellation at the end of the period can be taken back while it runs', async () => {
  const standIn = await subscriber()
  const set = (cancel_at_period_end: boolean) =>
    standIn.stripe.subscriptions.update(standIn.subscription.id, { cancel_at_period_end })
  expect(await set(true)).toMatchObject({
    cancel_at: seconds('2026-02-28T15:59:00Z'),
    cancellation_details: { reason: 'cancellation_requested' },
  })
  const nothing = standIn.stripe.invoices.createPreview({ subscription: standIn.subscription.id })
  expect(await errorOf(nothing)).toMatchObject({ code: 'invoice_upcoming_none', statusCode: 404 })
  expect(await set(false)).toMatchObject({ cancel_at: null, canceled_at: null, status: 'active' })
  await set(true)
  await standIn.goTo('2026-03-01T00:00:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'canceled', ended_at: seconds('2026-02-28T15:59:00Z') })
  expect(await standIn.invoices()).toHaveLength(1)
  expect(await errorOf(standIn.stripe.subscriptions.cancel(standIn.subscription.id))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  expect((await standIn.stripe.subscriptions.list({ customer: standIn.customer.id })).data).toEqual([])
})
test('an incomplete subscription expires after 23 hours, with its invoice', async () => {
  const standIn = await subscriber({ card: 'pm_card_chargeCustomerFail' })
  await standIn.goTo('2026-02-01T14:58:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'incomplete' })
  await standIn.goTo('2026-02-01T14:59:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'incomplete_expired', invoice: { status: 'void' } })
})
test('a failed renewal is tried eight times in two weeks, and a new card pays it', async () => {
  const standIn = await subscriber()
  await standIn.order('card', { payment_method: standIn.customer.method, code: 'insufficient_funds', times: 3 })
  await standIn.goTo('2026-02-28T16:00:00Z')
  expect(await standIn.now()).toMatchObject({
    status: 'past_due',
    start: '2026-02-28',
    invoice: { status: 'open', attempt_count: 1, next_payment_attempt: seconds('2026-03-01T15:59:00Z') },
  })
  await standIn.goTo('2026-03-03T16:00:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'past_due', invoice: { attempt_count: 3 } })
  const card = await standIn.stripe.paymentMethods.attach('pm_card_mastercard', { customer: standIn.customer.id })
  await standIn.stripe.subscriptions.update(standIn.subscription.id, { default_payment_method: card.id })
  expect(await standIn.stripe.invoices.pay((await standIn.now()).invoice.id)).toMatchObject({
    status: 'paid',
    next_payment_attempt: null,
  })
  expect(await standIn.now()).toMatchObject({ status: 'active', end: '2026-03-31' })

  await standIn.order('card', { payment_method: card.id, code: 'expired_card', times: 99 })
  await standIn.goTo('2026-04-13T00:00:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'past_due', invoice: { attempt_count: 7 } })
  await standIn.goTo('2026-04-14T16:00:00Z')
  expect(await standIn.now()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    invoice: { status: 'open', attempt_count: 9, next_payment_attempt: null },
  })
})
test('canceling stops the collection of what is open', async () => {
  const standIn = await subscriber()
  await standIn.order('card', { payment_method: standIn.customer.method, code: 'insufficient_funds', times: 99 })
  await standIn.goTo('2026-03-07T00:00:00Z')
  await standIn.stripe.subscriptions.cancel(standIn.subscription.id)
  await standIn.goTo('2026-03-20T00:00:00Z')
  expect(await standIn.now()).toMatchObject({
    status: 'canceled',
    invoice: { status: 'open', attempt_count: 4, auto_advance: false },
  })
})
test('a renewal stays a draft for an hour if ordered', async () => {
  const standIn = await subscriber()
  await standIn.order('drafts', { renewals_stay_drafts: true })
  await standIn.goTo('2026-02-28T16:30:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'active', end: '2026-03-31', invoice: { status: 'draft' } })
  await standIn.goTo('2026-02-28T16:59:00Z')
  expect(await standIn.now()).toMatchObject({ invoice: { status: 'paid' } })
})
test('a coupon for three months counts for three months', async () => {
  const standIn = await stage({ at: '2026-01-15T00:00:00Z' })
  finishWith(standIn)
  const plans = await shop(standIn)
  const { id, method } = await plans.customerWith()
  const coupon = await standIn.stripe.coupons.create({
    amount_off: 990,
    currency: 'sgd',
    duration: 'repeating',
    duration_in_months: 3,
  })
  await standIn.stripe.subscriptions.create({
    customer: id,
    default_payment_method: method,
    items: [{ price: plans.monthly.id }],
    discounts: [{ coupon: coupon.id }],
  })
  await standIn.goTo('2026-05-16T00:00:00Z')
  expect((await standIn.stripe.invoices.list({ customer: id })).data.map(({ total }) => total)).toEqual([
    1990, 1990, 1000, 1000, 1000,
  ])
})
test('a renewal that requires authentication is past due until it is accepted', async () => {
  const standIn = await subscriber({ card: 'pm_card_authenticationRequired' })
  const secret = async () => {
    const { invoice } = await standIn.now()
    return (await standIn.stripe.invoices.retrieve(invoice.id, { expand: ['confirmation_secret'] })).confirmation_secret
      ?.client_secret
  }
  expect(await standIn.atTheBank(await secret(), 'accept')).toMatchObject({ status: 'succeeded' })
  await standIn.goTo('2026-02-28T16:00:00Z')
  expect(await standIn.now()).toMatchObject({ status: 'past_due', invoice: { status: 'open' } })
  const [event] = (await standIn.stripe.events.list({ type: 'invoice.payment_action_required', limit: 1 })).data
  expect(event?.data.object).toMatchObject({ billing_reason: 'subscription_cycle' })
  expect(await standIn.atTheBank(await secret(), 'accept')).toMatchObject({ status: 'succeeded' })
  expect(await standIn.now()).toMatchObject({ status: 'active', end: '2026-03-31', invoice: { status: 'paid' } })
})
test('a preview of the renewal applies the discounts that will still be valid', async () => {
  const standIn = await stage({ at: '2026-01-15T00:00:00Z' })
  finishWith(standIn)
  const plans = await shop(standIn)
  const { id, method } = await plans.customerWith()
  const coupon = await standIn.stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 1 })
  const params = { items: [{ price: plans.monthly.id }], discounts: [{ coupon: coupon.id }] }
  const { items, discounts } = params
  const first = await standIn.stripe.invoices.createPreview({
    customer: id,
    subscription_details: { items },
    discounts,
  })
  const made = await standIn.stripe.subscriptions.create({
    customer: id,
    default_payment_method: method,
    ...params,
    expand: ['latest_invoice'],
  })
  expect([first.total, (made.latest_invoice as Stripe.Invoice).total]).toEqual([995, 995])
  const next = await standIn.stripe.invoices.createPreview({ subscription: made.id })
  await standIn.goTo('2026-02-15T00:00:00Z')
  expect([next.total, (await standIn.stripe.invoices.list({ subscription: made.id })).data[0]?.total]).toEqual([
    1990, 1990,
  ])
})
