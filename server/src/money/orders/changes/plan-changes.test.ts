// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, dashboardOf, fault, ofAccount, order, pass, paymentsOf, subscriptionOf } from '#test/money/billing'
import { planCalls } from '#test/money/plan-calls'
import { mails, mailsTo } from '#test/people/mails'
import { cardAddress, employer, type Person, pay, payingEmployer, subscriber } from '#test/people/people'
import { endedPlansJobOf } from '../../receipts/ended.job'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const preview = (boss: Person, plan = '11') =>
  app.call('GET /payment/switch_preview/:plan', { params: { plan } }, boss.token)
const resume = (boss: Person) => app.call('POST /payment/resume', {}, boss.token)
const { changeCard, payer, repair, switchTo } = planCalls(() => app)
const changesOf = async ({ id }: Person) => {
  const entries = app.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', id)
  return (await entries.where('action', 'like', 'plan_%').orderBy('id').execute()).map(({ action }) => action)
}
const subject = (mail = '') => /^Subject: \w+: (.*?)\r?$/m.exec(mail)?.[1]
const inMonths = (iso: string) => iso.slice(0, 10)

test('a switch to the year costs what the preview said, to the cent, and starts at once', async () => {
  const boss = await payer()
  await pass(app, { days: 10 })
  const { data } = await preview(boss)
  expect(data).toMatchObject({ plan_id: 11, price: 14_900, days: 21 })
  expect(data.next).toEqual({ amount: 14_900, at: data.current_period_end })
  expect([data.price - data.credit, data.credit > 0 && data.credit < 1990]).toEqual([data.amount, true])
  const switched = await switchTo(boss, 11, data.amount)
  expect(switched.data).toMatchObject({ amount: data.amount, client_secret: null })
  expect(switched.data.subscription).toMatchObject({ subscription_plan_id: 11, status: 'active', attempt: null })
  expect(inMonths(switched.data.subscription.current_period_end ?? '')).toBe('2027-03-20')
  expect(await charged(app, boss)).toBe(1990 + data.amount)
  const [receipt] = await paymentsOf(app, boss)
  expect(receipt).toMatchObject({ plan_id: 11, amount: data.amount })
  const shown = await app.call('GET /payments/:id', { params: { id: receipt?.id ?? 0 } }, boss.token)
  expect(shown.data).toMatchObject({ price: 14_900, credit: data.credit, amount: data.amount })
})
test('a switch that has become dearer since the preview is refused, and nothing is charged until she has seen it', async () => {
  const boss = await payer()
  const shown = (await preview(boss)).data.amount
  await pass(app, { minutes: 45 })
  expect((await switchTo(boss, 11, shown)).code).toBe('price_changed')
  expect(await charged(app, boss)).toBe(1990)
  const { amount } = (await preview(boss)).data
  expect(amount).toBeGreaterThan(shown)
  expect((await switchTo(boss, 11, amount)).data).toMatchObject({ amount, subscription: { subscription_plan_id: 11 } })
  expect(await charged(app, boss)).toBe(1990 + amount)
})
test('a switch that was lost on its way costs what the next preview says', async () => {
  const boss = await payer()
  await fault(app, 'reset', 'POST subscriptions/*', 3)
  expect((await switchTo(boss, 11, (await preview(boss)).data.amount)).code).toBe('switch_unclear')
  await order(app, 'no_faults')
  await pass(app, { minutes: 45 })
  const { amount } = (await preview(boss)).data
  expect((await switchTo(boss, 11, amount)).data).toMatchObject({ amount, subscription: { subscription_plan_id: 11 } })
  expect(await charged(app, boss)).toBe(1990 + amount)
})
test('a switch waits for a renewal on its way, which would be paid beside the year', async () => {
  const boss = await payer()
  const shown = (await preview(boss)).data.amount
  await order(app, 'drafts', { renewals_stay_drafts: true })
  await pass(app, { days: 31, minutes: 1 })
  expect((await preview(boss)).code).toBe('payment_open')
  expect((await switchTo(boss, 11, shown)).code).toBe('payment_open')
  // The account's period is stored as if the renewal were paid: only the provider knows of the draft.
  const ends = new Date(app.deps.now().getTime() + 86_400_000)
  await app.deps.db
    .updateTable('subscriptions')
    .set({ current_period_end: ends })
    .where('user_id', '=', boss.id)
    .execute()
  expect((await switchTo(boss, 11, 14_900)).code).toBe('payment_open')
  await order(app, 'drafts', { renewals_stay_drafts: false })
  await pass(app, { minutes: 61 })
  expect(await charged(app, boss)).toBe(2 * 1990)
  const { amount } = (await preview(boss)).data
  expect((await switchTo(boss, 11, amount)).data.subscription).toMatchObject({ subscription_plan_id: 11 })
  expect(await charged(app, boss)).toBe(2 * 1990 + amount)
})
test('switches of a yearly plan, to the same plan, or to one not for sale are refused', async () => {
  const [yearly, monthly, free] = [await payer(11), await payer(10), await employer(app)]
  const sentence = 'You can subscribe to another plan once your current one is up.'
  expect((await switchTo(yearly, 10)).message).toBe(sentence)
  expect((await switchTo(monthly, 10)).message).toBe(sentence)
  expect((await preview(yearly, '10')).message).toBe(sentence)
  expect((await switchTo(monthly, 5)).message).toBe('Invalid subscription plan ID')
  expect((await switchTo(free, 11)).code).toBe('subscription_needed')
})
test('a switch with a lost reply happens once, and a declined one leaves the monthly plan', async () => {
  const [lost, poor] = [await payer(), await payer()]
  await fault(app, 'reply_lost', 'POST subscriptions/*')
  expect((await switchTo(lost, 11)).message).toBe('Unable to switch subscription plan. Please try again.')
  await switchTo(lost, 11)
  expect(await subscriptionOf(app, lost)).toMatchObject({ subscription_plan_id: 11, attempt: null })
  expect(await paymentsOf(app, lost)).toHaveLength(2)
  const method = (await ofAccount(app, poor, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 1 })
  expect((await switchTo(poor, 11)).message).toBe('Your card has insufficient funds.')
  expect(await subscriptionOf(app, poor)).toMatchObject({ subscription_plan_id: 10, status: 'active', attempt: null })
  expect(await charged(app, poor)).toBe(1990)
})
test('a second call during a switch makes no second switch', { tags: 'long' }, async () => {
  let comesThrough = async () => {}
  const own = await testApp({
    deps: ({ payments }) => ({
      payments: {
        ...payments,
        previewSwitch: async (wanted) => {
          const preview = await payments.previewSwitch(wanted)
          await comesThrough()
          return preview
        },
      },
    }),
  })
  const boss = await payingEmployer(own, 10, 'pm_card_visa')
  const press = ({ token }: Person = boss) =>
    own.call('POST /payment/switch_plan', { body: { new_plan_id: 11 } }, token)
  await fault(own, 'reply_lost', 'POST subscriptions/*')
  expect((await press()).code).toBe('switch_unclear')
  expect((await press()).data).toMatchObject({ subscription: { subscription_plan_id: 11 }, client_secret: null })
  expect(await paymentsOf(own, boss)).toHaveLength(2)
  const other = await payingEmployer(own, 10, 'pm_card_visa')
  comesThrough = async () => {
    comesThrough = async () => {}
    await press(other)
  }
  expect((await press(other)).code).toBe('plan_running')
  expect(await paymentsOf(own, other)).toHaveLength(2)
})
test('a canceled plan gives access until its end, can be resumed until then, and ends once', async () => {
  const boss = await payer()
  const canceled = await switchTo(boss, 0)
  expect(canceled.data.subscription).toMatchObject({ status: 'canceled', access_ends_at: null, next_charge: null })
  expect((await switchTo(boss, 0)).message).toBe('You have already canceled your plan.')
  expect((await resume(boss)).data.subscription.status).toBe('active')
  await switchTo(boss, 0)
  const told = await mails(app, boss.name, 4)
  const day = (iso: string | null | undefined) =>
    new Date(iso ?? 0).toLocaleDateString('en-SG', { timeZone: 'UTC', dateStyle: 'long' })
  const end = day(canceled.data.subscription.current_period_end)
  const bodyOf = (title: string) => told.filter((mail) => subject(mail) === title)
  expect(bodyOf('Your plan is canceled')).toHaveLength(2)
  expect(bodyOf('Your plan is canceled')[0]).toContain(
    `on ${day(app.deps.now().toISOString())}. You and your helper keep access until ${end}.`,
  )
  expect(bodyOf('Your plan goes on')[0]).toContain(`It renews on ${end} for $19.90`)
  await pass(app, { days: 32 })
  for (let n = 0; n < 2; n++) await endedPlansJobOf(app.deps).run({}, '')
  expect((await mails(app, boss.name, 5)).map(subject)).toContain('Your plan has ended')
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect(await charged(app, boss)).toBe(1990)
  expect((await pay(app, boss, 11)).status).toBe(200)
})
test.each([
  ['paid', () => payer()],
  ['granted', () => subscriber(app, 10)],
])('a %s plan that is canceled, then resumed, in two tabs at once is recorded and mailed once', async (_, begin) => {
  const boss = await begin()
  await Promise.all([switchTo(boss, 0), switchTo(boss, 0)])
  await Promise.all([resume(boss), resume(boss)])
  await order(app, 'advance')
  await app.workDone()
  const told = mailsTo(app, boss.name).map(subject)
  expect(told.filter((title) => title?.startsWith('Your plan')).sort()).toEqual([
    'Your plan goes on',
    'Your plan is canceled',
  ])
  expect(await changesOf(boss)).toEqual(['plan_canceled', 'plan_resumed'])
})
test('a cancellation whose reply is lost is recorded and mailed by its event', async () => {
  const boss = await payer()
  await fault(app, 'reply_lost', 'POST subscriptions/*')
  expect((await switchTo(boss, 0)).code).toBe('switch_unclear')
  await order(app, 'advance')
  expect((await switchTo(boss, 0)).code).toBe('plan_canceled_already')
  await app.workDone()
  expect(mailsTo(app, boss.name).map(subject)).toContain('Your plan is canceled')
  expect(await changesOf(boss)).toEqual(['plan_canceled'])
})
test('switching a canceled monthly plan to yearly keeps it canceled', async () => {
  const boss = await payer()
  await switchTo(boss, 0)
  const { data } = await preview(boss)
  expect(data).toMatchObject({ plan_id: 11, next: null })
  const switched = await switchTo(boss, 11, data.amount)
  expect(switched.data).toMatchObject({
    amount: data.amount,
    subscription: { subscription_plan_id: 11, status: 'canceled', next_charge: null },
  })
  await pass(app, { days: 40 })
  expect((await subscriptionOf(app, boss)).status).toBe('canceled')
  expect((await resume(boss)).data.subscription).toMatchObject({ status: 'active', next_charge: { amount: 14_900 } })
})
test('a cancellation accepted by the provider is stored with its event if later replies fail', async () => {
  const boss = await payer()
  await fault(app, 'error_before', 'GET subscriptions/*', 4)
  expect((await switchTo(boss, 0)).code).toBe('switch_unclear')
  await order(app, 'no_faults')
  await order(app, 'advance')
  expect(await changesOf(boss)).toEqual(['plan_canceled'])
})
test('canceling after a failed renewal ends the plan at once and stops collecting its invoice', async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await repair()
  expect((await switchTo(boss, 0)).data.subscription.status).toBe('expired')
  await endedPlansJobOf(app.deps).run({}, '')
  await app.workDone()
  expect(mailsTo(app, boss.name).map(subject)).not.toContain('Your plan has ended')
  expect((await ofAccount(app, boss, 'subscription')).map(({ status }) => status)).toEqual(['canceled'])
  expect((await ofAccount(app, boss, 'invoice')).filter(({ status }) => status === 'open')).toEqual([])
})
test('a plan without charges can be canceled and resumed', async () => {
  const boss = await subscriber(app, 11)
  expect((await switchTo(boss, 0)).data.subscription.status).toBe('canceled')
  expect((await resume(boss)).data.subscription.status).toBe('active')
})
test('a renewal moves the period; a failed one is mailed, keeps access for the grace days, and is paid by a new card', async () => {
  const [renews, fails] = [await payer(), await payer()]
  const method = (await ofAccount(app, fails, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await repair()
  expect(await paymentsOf(app, renews)).toHaveLength(2)
  expect(await paymentsOf(app, fails)).toMatchObject([{ state: 'declined', amount: 1990 }, { state: 'paid' }])
  const late = { problem: 'past_due', due: 1990, renewal: { amount: 1990 }, next_charge: null }
  expect(await subscriptionOf(app, fails)).toMatchObject({ status: 'active', ...late })
  expect((await pay(app, fails, 10)).code).toBe('already_subscribed')
  expect((await changeCard(fails, 'pm_card_chargeCustomerFail')).message).toBe('Your card was declined.')
  const changed = await changeCard(fails, 'pm_card_mastercard')
  expect(changed.data.subscription).toMatchObject({ status: 'active', problem: null, card: { brand: 'mastercard' } })
  expect(await charged(app, fails)).toBe(2 * 1990)
})
test('after seven days of failed renewal access ends, and collection stops', {
  tags: 'long',
}, async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 34 })
  await repair()
  expect((await subscriptionOf(app, boss)).status).toBe('active')
  await pass(app, { days: 6 })
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect(await repair()).toBe(true)
  expect((await ofAccount(app, boss, 'subscription')).map(({ status }) => status)).toEqual(['canceled'])
  expect((await ofAccount(app, boss, 'invoice')).filter(({ status }) => status === 'open')).toEqual([])
  await pass(app, { days: 20 })
  expect(await charged(app, boss)).toBe(1990)
})

test('switch, mail and plan show the renewal amount after vouchers', async () => {
  const dashboard = await dashboardOf(app)
  await dashboard.coupons.create({ id: 'EVER', duration: 'forever', percent_off: 10 })
  await dashboard.coupons.create({ id: 'QUARTER', duration: 'repeating', duration_in_months: 3, percent_off: 10 })
  await dashboard.coupons.create({
    id: 'YEARS',
    duration: 'repeating',
    duration_in_months: 24,
    amount_off: 500,
    currency: 'sgd',
  })
  await dashboard.coupons.create({ id: 'ONE', duration: 'once', percent_off: 10 })
  const nexts: Record<string, number | undefined> = {}
  for (const coupon_code of ['EVER', 'QUARTER', 'YEARS', 'ONE']) {
    const boss = await employer(app)
    const body = { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress, coupon_code }
    await app.call('POST /payment/subscribe', { body }, boss.token)
    const { data } = await preview(boss)
    nexts[coupon_code] = data.next?.amount
    const switched = await switchTo(boss, 11, data.amount)
    expect(switched.data.subscription.next_charge?.amount).toBe(data.next?.amount)
    const canceled = await app.call('POST /payment/switch_plan', { body: { new_plan_id: 0 } }, boss.token)
    expect(canceled.data.subscription).toMatchObject({
      renewal: switched.data.subscription.next_charge,
      next_charge: null,
    })
    await resume(boss)
    const renews = `for $${((data.next?.amount ?? 0) / 100).toFixed(2)}, and goes on until you cancel`
    await app.workDone()
    expect(mailsTo(app, boss.name).join()).toContain(renews)
  }
  expect(nexts).toEqual({ EVER: 13_410, QUARTER: 14_900, YEARS: 14_400, ONE: 14_900 })
})
