/** @module-tag long */
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, type Shop, type Stage, shop, stage } from './stage'

let standIn: Stage
let plans: Shop
beforeAll(async () => {
  standIn = await stage()
  plans = await shop(standIn)
})
afterAll(() => standIn.close())

const paid = ['latest_invoice.payments.data.payment.payment_intent', 'latest_invoice.confirmation_secret']

async function subscribe(customer: { id: string; method?: string }, more: Stripe.SubscriptionCreateParams = {}) {
  const subscription = await standIn.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plans.monthly.id }],
    ...(customer.method && { default_payment_method: customer.method }),
    expand: paid,
    ...more,
  })
  const invoice = subscription.latest_invoice as Stripe.Invoice
  const payment = invoice.payments?.data[0]
  return { subscription, invoice, payment, intent: payment?.payment.payment_intent as Stripe.PaymentIntent | undefined }
}

test('a subscription is paid at once, and all its objects show it', async () => {
  const customer = await plans.customerWith()
  const { subscription, invoice, payment, intent } = await subscribe(customer, { metadata: { attempt: '1' } })
  expect(subscription).toMatchObject({
    status: 'active',
    billing_mode: { type: 'flexible' },
    pending_setup_intent: null,
  })
  expect(invoice).toMatchObject({
    status: 'paid',
    total: 1990,
    amount_paid: 1990,
    amount_remaining: 0,
    billing_reason: 'subscription_create',
  })
  expect(invoice.parent?.subscription_details?.metadata).toEqual({ attempt: '1' })
  expect(payment).toMatchObject({ status: 'paid', amount_paid: 1990 })
  expect(intent).toMatchObject({ status: 'succeeded', amount: 1990, currency: 'sgd', customer: customer.id })
  const found = await standIn.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent?.id ?? '' },
  })
  expect(found.data.map((one) => one.invoice)).toEqual([invoice.id])
  const bare = await standIn.stripe.invoices.retrieve(invoice.id)
  expect([bare.payments, bare.confirmation_secret]).toEqual([undefined, undefined])
})
test('declined cards cannot be attached to a customer', async () => {
  const { stripe } = standIn
  const { id } = await stripe.customers.create({})
  const cases = {
    pm_card_visa_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
    pm_card_chargeDeclinedInsufficientFunds: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
    pm_card_chargeDeclinedExpiredCard: { code: 'expired_card', message: 'Your card has expired.' },
    pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
    pm_card_chargeDeclinedProcessingError: { code: 'processing_error' },
  }
  for (const [card, expected] of Object.entries(cases)) {
    const error = await errorOf(stripe.paymentMethods.attach(card, { customer: id }))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, ...expected })
  }
})
test('a card typed in a browser becomes a payment method or returns its fault', async () => {
  const { stripe } = standIn
  const type = (number: string, exp_year = 2030) =>
    stripe.paymentMethods.create(
      { type: 'card', card: { number, exp_month: 12, exp_year, cvc: '123' } },
      { apiKey: 'pk_test_standin' },
    )
  expect(await type('4242 4242 4242 4242')).toMatchObject({
    card: { brand: 'visa', last4: '4242', exp_year: 2030 },
    customer: null,
  })
  const errors = [type('4242424242424241'), type('4242424242424242', 2020), type('4111111111111111')].map(errorOf)
  expect((await Promise.all(errors)).map(({ code, decline_code }) => decline_code || code)).toEqual([
    'incorrect_number',
    'invalid_expiry_year',
    'test_mode_live_card',
  ])
  expect(await errorOf(stripe.customers.create({}, { apiKey: 'pk_test_standin' }))).toMatchObject({ statusCode: 401 })
})
test('a card that fails when it is charged leaves an incomplete subscription, which another card completes', async () => {
  const { stripe } = standIn
  const customer = await plans.customerWith('pm_card_chargeCustomerFail')
  const { subscription, invoice, intent } = await subscribe(customer)
  expect([subscription.status, invoice.status, intent?.status]).toEqual([
    'incomplete',
    'open',
    'requires_payment_method',
  ])
  expect(intent?.last_payment_error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' })
  const again = await errorOf(stripe.invoices.pay(invoice.id))
  expect(again).toMatchObject({ statusCode: 402, code: 'card_declined', raw: { payment_intent: { id: intent?.id } } })
  const other = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id })
  expect(await stripe.invoices.pay(invoice.id, { payment_method: other.id })).toMatchObject({
    status: 'paid',
    attempt_count: 3,
  })
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  expect(await errorOf(stripe.invoices.pay(invoice.id))).toMatchObject({ code: 'invoice_already_paid' })
})
test('with error_if_incomplete a failure leaves no subscription', async () => {
  const customer = await plans.customerWith('pm_card_chargeCustomerFail')
  const error = await errorOf(subscribe(customer, { payment_behavior: 'error_if_incomplete' }))
  expect(error).toMatchObject({ statusCode: 402, decline_code: 'generic_decline' })
  expect((await standIn.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  expect((await standIn.stripe.charges.list({ customer: customer.id })).data).toEqual([])
})
test('the buyer confirms a first payment in her browser, with the secret of that payment alone', async () => {
  const { stripe } = standIn
  const { id } = await stripe.customers.create({})
  const settings = { save_default_payment_method: 'on_subscription' } as const
  const more = { payment_behavior: 'default_incomplete', payment_settings: settings } as const
  const { subscription, invoice, intent } = await subscribe({ id }, more)
  expect([subscription.status, intent?.status]).toEqual(['incomplete', 'requires_payment_method'])
  expect(invoice.confirmation_secret).toEqual({ client_secret: intent?.client_secret, type: 'payment_intent' })
  const browser = { apiKey: 'pk_test_standin' }
  const confirm = (client_secret: string) =>
    stripe.paymentIntents.confirm(intent?.id ?? '', { client_secret, payment_method: 'pm_card_visa' } as never, browser)
  expect(await errorOf(confirm(`${intent?.id}_secret_guessed`))).toMatchObject({ statusCode: 401 })
  const { payment_method, status } = await confirm(intent?.client_secret ?? '')
  expect(status).toBe('succeeded')
  const after = await stripe.subscriptions.retrieve(subscription.id)
  expect(after).toMatchObject({ status: 'active', default_payment_method: payment_method })
  expect(await errorOf(confirm(intent?.client_secret ?? ''))).toMatchObject({ code: 'payment_intent_unexpected_state' })
})
test('a payment that requires authentication succeeds if it is accepted, and fails if it is refused', async () => {
  const customer = await plans.customerWith('pm_card_authenticationRequired')
  const { subscription, intent } = await subscribe(customer)
  expect([subscription.status, intent?.status, intent?.next_action?.type]).toEqual([
    'incomplete',
    'requires_action',
    'use_stripe_sdk',
  ])
  const pay = await errorOf(standIn.stripe.invoices.pay(String((subscription.latest_invoice as Stripe.Invoice).id)))
  expect(pay).toMatchObject({ statusCode: 402, code: 'invoice_payment_intent_requires_action' })
  const refused = await standIn.atTheBank(intent?.client_secret, 'refuse')
  expect(refused).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  await standIn.stripe.paymentIntents.confirm(intent?.id ?? '', { payment_method: customer.method })
  expect(await standIn.atTheBank(intent?.client_secret, 'accept')).toMatchObject({ status: 'succeeded' })
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})
test('a card set up with authentication needs no further one', async () => {
  const { stripe } = standIn
  const { id } = await stripe.customers.create({})
  const intent = await stripe.setupIntents.create({
    customer: id,
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    confirm: true,
  })
  expect(intent).toMatchObject({ status: 'requires_action', usage: 'off_session' })
  const done = await standIn.atTheBank(intent.client_secret, 'accept')
  expect(done).toMatchObject({ status: 'succeeded', customer: id })
  expect((await subscribe({ id, method: done.payment_method })).subscription.status).toBe('active')
  const declined = stripe.setupIntents.create({
    customer: id,
    payment_method: 'pm_card_visa_chargeDeclined',
    confirm: true,
  })
  expect(await errorOf(declined)).toMatchObject({
    statusCode: 402,
    raw: { setup_intent: { status: 'requires_payment_method' } },
  })
})
test('a full discount is not charged, and requires a card only if there is none', async () => {
  const { stripe } = standIn
  const coupon = await stripe.coupons.create({ id: 'ALLOFIT', percent_off: 100, duration: 'once' })
  const discounts = [{ coupon: coupon.id }]
  const withCard = await subscribe(await plans.customerWith(), { discounts })
  expect(withCard.invoice).toMatchObject({
    status: 'paid',
    amount_due: 0,
    total: 0,
    payments: { data: [] },
    confirmation_secret: null,
  })
  expect(withCard.subscription).toMatchObject({ status: 'active', pending_setup_intent: null, discounts: [] })
  const { id } = await stripe.customers.create({})
  const without = await subscribe({ id }, { discounts, expand: [...paid, 'pending_setup_intent'] })
  expect(without.subscription).toMatchObject({
    status: 'active',
    pending_setup_intent: { status: 'requires_payment_method' },
  })
})
test('coupons by percent and amount, promotion codes, and their limits apply', async () => {
  const { stripe } = standIn
  await stripe.coupons.create({ id: 'THIRD', percent_off: 33.33, duration: 'forever', max_redemptions: 1 })
  await stripe.coupons.create({ id: 'FIVE', amount_off: 500, currency: 'sgd', duration: 'once' })
  const code = await stripe.promotionCodes.create({
    code: 'FIRST',
    promotion: { type: 'coupon', coupon: 'FIVE' },
    restrictions: { first_time_transaction: true },
  })
  const third = await subscribe(await plans.customerWith(), {
    discounts: [{ coupon: 'THIRD' }],
    expand: ['latest_invoice', 'discounts.source.coupon'],
  })
  expect(third.invoice).toMatchObject({ subtotal: 1990, total: 1327, total_discount_amounts: [{ amount: 663 }] })
  expect(third.subscription.discounts).toMatchObject([{ source: { coupon: { id: 'THIRD', percent_off: 33.33 } } }])
  const usedUp = subscribe(await plans.customerWith(), { discounts: [{ coupon: 'THIRD' }] })
  expect(await errorOf(usedUp)).toMatchObject({
    statusCode: 400,
    code: 'coupon_expired',
    param: 'discounts[0][coupon]',
  })
  const customer = await plans.customerWith()
  expect((await subscribe(customer, { discounts: [{ promotion_code: code.id }] })).invoice.total).toBe(1490)
  const second = await errorOf(subscribe(customer, { discounts: [{ promotion_code: code.id }] }))
  expect(second.message).toContain('prior transactions')
  expect(await stripe.promotionCodes.retrieve(code.id)).toMatchObject({ times_redeemed: 1 })
})
test('refunds can be partial but not repeated; a dispute can be won or lost', async () => {
  const { stripe, order } = standIn
  const { intent } = await subscribe(await plans.customerWith())
  const payment_intent = intent?.id ?? ''
  await stripe.refunds.create({ payment_intent, amount: 990 }, { idempotencyKey: 'refund-1' })
  await stripe.refunds.create({ payment_intent, amount: 990 }, { idempotencyKey: 'refund-1' })
  const tooMuch = await errorOf(stripe.refunds.create({ payment_intent, amount: 1001 }))
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
  await order('refund', { charge: String(intent?.latest_charge) })
  expect(await errorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_already_refunded' })
  expect((await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([1000, 990])

  const disputed = await subscribe(await plans.customerWith('pm_card_createDispute'))
  const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.intent?.id ?? '' })).data
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 1990, reason: 'fraudulent' })
  await order('decide', { dispute: dispute?.id, status: 'lost' })
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'lost' })
  const latest = await stripe.events.list({ types: ['charge.dispute.created', 'charge.dispute.closed'], limit: 2 })
  expect(latest.data.map(({ type }) => type)).toEqual(['charge.dispute.closed', 'charge.dispute.created'])
})
