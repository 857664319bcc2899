import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app/test-app'
import {
  atProvider,
  bank,
  charged,
  dashboardOf,
  fault,
  ofAccount,
  order,
  pass,
  paymentsOf,
  refreshPayment,
  subscriptionOf,
} from '../../../../test/money/billing'
import { mails, mailsTo } from '../../../../test/people/mails'
import { cardAddress, employer, type Person, pay, payingEmployer, subscriber } from '../../../../test/people/people'
import { endedPlansJobOf } from '../receipts/ended.job'
import { reconcile } from '../upkeep/reconcile'
import { finishCardChange } from './change-card'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const preview = (boss: Person, plan = '11') =>
  app.call('GET /payment/switch_preview/:plan', { params: { plan } }, boss.token)
const switchTo = (boss: Person, new_plan_id: number | string, proration_date?: number) =>
  app.call(
    'POST /payment/switch_plan',
    { body: { new_plan_id, ...(proration_date === undefined ? {} : { proration_date }) } },
    boss.token,
  )
const changeCard = (boss: Person, source_id: string) =>
  app.call('POST /payment/change_source', { body: { source_id } }, boss.token)
const resume = (boss: Person) => app.call('POST /payment/resume', {}, boss.token)
const looks = () => reconcile(app.deps, () => {})
const payer = (plan: 10 | 11 = 10, source = 'pm_card_visa') => payingEmployer(app, plan, source)
const subject = (mail = '') => /^Subject: \w+: (.*?)\r?$/m.exec(mail)?.[1]
const inMonths = (iso: string) => iso.slice(0, 10)

test('a switch to the year costs what the preview said, to the cent, and starts at once', async () => {
  const boss = await payer()
  await pass(app, { days: 10 })
  const { data } = await preview(boss)
  expect(data).toMatchObject({ plan_id: 11, price: 14_900, days: 21 })
  expect(data.next).toEqual({ amount: 14_900, at: data.current_period_end })
  expect([data.price - data.credit, data.credit > 0 && data.credit < 1990]).toEqual([data.amount, true])
  app.forward({ minutes: 5 })
  const switched = await switchTo(boss, 11, data.proration_date)
  expect(switched.data).toMatchObject({ amount: data.amount, client_secret: null })
  expect(switched.data.subscription).toMatchObject({ subscription_plan_id: 11, status: 'active', attempt: null })
  expect(inMonths(switched.data.subscription.current_period_end ?? '')).toBe('2027-03-20')
  expect(await charged(app, boss)).toBe(1990 + data.amount)
  const [receipt] = await paymentsOf(app, boss)
  expect(receipt).toMatchObject({ plan_id: 11, amount: data.amount })
  const shown = await app.call('GET /payments/:id', { params: { id: receipt?.id ?? 0 } }, boss.token)
  expect(shown.data).toMatchObject({ price: 14_900, credit: data.credit, amount: data.amount })
})
test('a yearly plan is not switched, nor one to itself, nor to what is not sold', async () => {
  const [yearly, monthly, free] = [await payer(11), await payer(10), await employer(app)]
  const sentence = 'You can subscribe to another plan once your current one is up.'
  expect((await switchTo(yearly, 10)).message).toBe(sentence)
  expect((await switchTo(monthly, 10)).message).toBe(sentence)
  expect((await preview(yearly, '10')).message).toBe(sentence)
  expect((await switchTo(monthly, 5)).message).toBe('Invalid subscription plan ID')
  expect((await switchTo(free, 11)).code).toBe('subscription_needed')
})
test('a switch whose answer is lost is one switch, and a card that refuses it leaves the month as it is', async () => {
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
test('a press that comes while the switch before it comes through makes no second one', { tags: 'long' }, async () => {
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
  const press = () => own.call('POST /payment/switch_plan', { body: { new_plan_id: 11 } }, boss.token)
  await fault(own, 'reply_lost', 'POST subscriptions/*')
  expect((await press()).code).toBe('switch_unclear')
  comesThrough = async () => void (await refreshPayment(own, boss))
  expect((await press()).code).toBe('plan_running')
  expect(await paymentsOf(own, boss)).toHaveLength(2)
})
test('canceled: access until the period ends, once; taken back while it runs; over at its end', async () => {
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
test('from a canceled month to the year without taking it back: the year does not renew', async () => {
  const boss = await payer()
  await switchTo(boss, 0)
  const { data } = await preview(boss)
  expect(data).toMatchObject({ plan_id: 11, next: null })
  const switched = await switchTo(boss, 11, data.proration_date)
  expect(switched.data).toMatchObject({
    amount: data.amount,
    subscription: { subscription_plan_id: 11, status: 'canceled', next_charge: null },
  })
  await pass(app, { days: 40 })
  expect((await subscriptionOf(app, boss)).status).toBe('canceled')
  expect((await resume(boss)).data.subscription).toMatchObject({ status: 'active', next_charge: { amount: 14_900 } })
})
test('a cancellation that the provider has taken is on record, also where it does not answer after that', async () => {
  const boss = await payer()
  await fault(app, 'error_before', 'GET subscriptions/*', 4)
  expect((await switchTo(boss, 0)).code).toBe('switch_unclear')
  await order(app, 'no_faults')
  const { rows } =
    await sql`select action from audit_log where user_id = ${boss.id} and action = 'plan_canceled'`.execute(app.deps.db)
  expect(rows).toHaveLength(1)
})
test('canceled after a failed renewal: over at once, and its invoice is not collected any more', async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await looks()
  expect((await switchTo(boss, 0)).data.subscription.status).toBe('expired')
  await endedPlansJobOf(app.deps).run({}, '')
  await app.workDone()
  expect(mailsTo(app, boss.name).map(subject)).not.toContain('Your plan has ended')
  expect((await ofAccount(app, boss, 'subscription')).map(({ status }) => status)).toEqual(['canceled'])
  expect((await ofAccount(app, boss, 'invoice')).filter(({ status }) => status === 'open')).toEqual([])
})
test('a plan that nobody is charged for is canceled and taken back too', async () => {
  const boss = await subscriber(app, 11)
  expect((await switchTo(boss, 0)).data.subscription.status).toBe('canceled')
  expect((await resume(boss)).data.subscription.status).toBe('active')
})
test('a renewal moves the period; one that fails is told, has its grace, and a new card pays at once', async () => {
  const [renews, fails] = [await payer(), await payer()]
  const method = (await ofAccount(app, fails, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await looks()
  expect(await paymentsOf(app, renews)).toHaveLength(2)
  expect(await paymentsOf(app, fails)).toMatchObject([{ state: 'declined', amount: 1990 }, { state: 'paid' }])
  expect(await subscriptionOf(app, fails)).toMatchObject({ status: 'active', problem: 'past_due', due: 1990 })
  expect((await pay(app, fails, 10)).code).toBe('already_subscribed')
  expect((await changeCard(fails, 'pm_card_chargeCustomerFail')).message).toBe('Your card was declined.')
  const changed = await changeCard(fails, 'pm_card_mastercard')
  expect(changed.data.subscription).toMatchObject({ status: 'active', problem: null, card: { brand: 'mastercard' } })
  expect(await charged(app, fails)).toBe(2 * 1990)
})
test('a renewal that fails for good: after seven days access ends, and nothing is collected any more', {
  tags: 'long',
}, async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 34 })
  await looks()
  expect((await subscriptionOf(app, boss)).status).toBe('active')
  await pass(app, { days: 6 })
  expect((await subscriptionOf(app, boss)).status).toBe('expired')
  expect(await looks()).toBe(true)
  expect((await ofAccount(app, boss, 'subscription')).map(({ status }) => status)).toEqual(['canceled'])
  expect((await ofAccount(app, boss, 'invoice')).filter(({ status }) => status === 'open')).toEqual([])
  await pass(app, { days: 20 })
  expect(await charged(app, boss)).toBe(1990)
})
test('a card whose bank wants to see her for the open invoice', async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await looks()
  const { data } = await changeCard(boss, 'pm_card_authenticationRequired')
  expect(data.client_secret).toMatch(/^pi_/)
  await bank(app, boss, data.client_secret, 'accept')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'settled', subscription: { problem: null } })
  expect(await charged(app, boss)).toBe(2 * 1990)
})
test('a new card where nothing is open: its bank asks first, and the old one stays until she has agreed', async () => {
  const [boss, refuses, leaves] = [await payer(), await payer(), await payer()]
  const asked = await changeCard(boss, 'pm_card_authenticationRequired')
  expect(asked.data).toMatchObject({ amount: 0, client_secret: expect.stringMatching(/^seti_.+_secret_/) })
  expect(asked.data.subscription).toMatchObject({
    card: { last4: '4242' },
    attempt: { kind: 'card', state: 'needs_buyer' },
  })
  await bank(app, boss, asked.data.client_secret, 'accept')
  expect((await refreshPayment(app, boss)).data).toMatchObject({
    state: 'settled',
    subscription: { card: { last4: '3184' }, attempt: null },
  })
  const no = await changeCard(refuses, 'pm_card_authenticationRequired')
  await bank(app, refuses, no.data.client_secret, 'refuse')
  expect((await refreshPayment(app, refuses)).data).toMatchObject({
    state: 'failed',
    error_code: 'card_authentication',
  })
  expect(await subscriptionOf(app, refuses)).toMatchObject({ card: { last4: '4242' }, attempt: null })
  await changeCard(leaves, 'pm_card_authenticationRequired')
  expect((await changeCard(leaves, 'pm_card_mastercard')).data.subscription.card?.last4).toBe('4444')
  expect(await charged(app, boss)).toBe(1990)
})
test('a switch that waited for its bank pays nothing with the next card, whose bank is asked too', async () => {
  const boss = await payer()
  const first = await changeCard(boss, 'pm_card_authenticationRequired')
  await bank(app, boss, first.data.client_secret, 'accept')
  await refreshPayment(app, boss)
  expect((await switchTo(boss, 11)).data.client_secret).toMatch(/^pi_/)
  const { data } = await changeCard(boss, 'pm_card_authenticationRequired')
  expect(data).toMatchObject({
    client_secret: expect.stringMatching(/^seti_/),
    subscription: { subscription_plan_id: 10 },
  })
  await bank(app, boss, data.client_secret, 'accept')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'settled' })
  expect(await charged(app, boss)).toBe(1990)
})
test('pressing again for a card whose bank waits leaves nobody at it: another card may follow at once', async () => {
  const boss = await payer()
  const first = (await changeCard(boss, 'pm_card_authenticationRequired')).data.client_secret
  expect((await changeCard(boss, 'pm_card_authenticationRequired')).data.client_secret).toBe(first)
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription.card?.last4).toBe('4444')
})
test('she agreed at her bank and never came back: the card changes all the same; who never answered is given up', async () => {
  const [agreed, silent] = [await payer(), await payer()]
  const { data } = await changeCard(agreed, 'pm_card_authenticationRequired')
  await changeCard(silent, 'pm_card_authenticationRequired')
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  app.forward({ minutes: 11 })
  expect(await looks()).toBe(true)
  expect(await subscriptionOf(app, agreed)).toMatchObject({ card: { last4: '3184' }, attempt: null })
  const trail = app.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', agreed.id)
  expect(await trail.where('action', '=', 'card_changed').execute()).toHaveLength(1)
  expect((await subscriptionOf(app, silent)).attempt).toEqual({ kind: 'card', state: 'needs_buyer' })
  await pass(app, { days: 1 })
  await looks()
  expect(await subscriptionOf(app, silent)).toMatchObject({ card: { last4: '4242' }, attempt: null })
})
test('a look while the event of the same card is worked at waits for it, and says what became of the card', async () => {
  const boss = await payer()
  const attempts = app.deps.db.selectFrom('payment_attempts').selectAll().where('user_id', '=', boss.id)
  const { data } = await changeCard(boss, 'pm_card_authenticationRequiredOnSetup')
  const { id } = await attempts.where('ended_at', 'is', null).executeTakeFirstOrThrow()
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const { payments } = app.deps
  const lookAtSetUp = vi.fn<typeof payments.lookAtSetUp>(async (setUp) => {
    await released
    return payments.lookAtSetUp(setUp)
  })
  const work = finishCardChange({ ...app.deps, payments: { ...payments, lookAtSetUp } }, id)
  await expect.poll(() => lookAtSetUp.mock.calls.length).toBe(1)
  const look = refreshPayment(app, boss)
  release()
  expect((await look).data).toMatchObject({
    state: 'settled',
    subscription: { card: { last4: '3155' }, attempt: null },
  })
  await work
})
test('another card may follow one of which nobody knows', async () => {
  const boss = await payer()
  await fault(app, 'reply_lost', 'POST setup_intents')
  expect((await changeCard(boss, 'pm_card_visa')).code).toBe('payment_unclear')
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription).toMatchObject({
    card: { last4: '4444' },
    attempt: null,
  })
})
test('an answer about a new card that is lost is asked for again', async () => {
  const boss = await payer()
  await fault(app, 'reply_lost', 'POST setup_intents')
  expect((await changeCard(boss, 'pm_card_mastercard')).code).toBe('payment_unclear')
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription.card?.last4).toBe('4444')
  expect(await ofAccount(app, boss, 'setup_intent')).toHaveLength(1)
})
test('a disputed payment is found behind a hundred newer charges', async () => {
  const boss = await payer()
  const charge = String((await ofAccount(app, boss, 'charge'))[0]?.id)
  await sql`insert into stripe_stand_in.objects (id, kind, body, hidden)
    select id || n, kind, body || jsonb_build_object('id', id || n, 'status', 'failed', 'payment_intent', null), hidden
    from stripe_stand_in.objects, generate_series(1, 100) n where id = ${charge}`.execute(app.deps.db)
  await order(app, 'dispute', { charge, reason: 'fraudulent' })
  await pass(app, {})
  await looks()
  expect(await paymentsOf(app, boss)).toMatchObject([{ state: 'disputed' }])
})
test('refunds and disputes made at the provider show, and end the access as they should', async () => {
  const [back, half, disputed] = [await payer(), await payer(), await payer()]
  const chargeOf = async (boss: Person) => (await ofAccount(app, boss, 'charge'))[0]?.id
  await order(app, 'refund', { charge: await chargeOf(back) })
  await order(app, 'refund', { charge: await chargeOf(half), amount: 500 })
  const dispute = await order(app, 'dispute', { charge: await chargeOf(disputed), reason: 'fraudulent' })
  await pass(app, {})
  await looks()
  expect((await subscriptionOf(app, back)).status).toBe('expired')
  expect(await paymentsOf(app, back)).toMatchObject([{ state: 'refunded', refunded: 1990 }])
  expect((await subscriptionOf(app, half)).status).toBe('active')
  expect(await paymentsOf(app, half)).toMatchObject([{ state: 'partly_refunded', refunded: 500 }])
  expect(await subscriptionOf(app, disputed)).toMatchObject({ status: 'expired', problem: 'disputed' })
  const told = async (count: number) => (await mails(app, disputed.name, count)).join()
  expect(await told(2)).toMatch(/is disputed[\s\S]*19\.90[\s\S]*4242[\s\S]*lessons are locked/)
  await order(app, 'decide', { dispute: dispute.id, status: 'won' })
  await looks()
  expect(await subscriptionOf(app, disputed)).toMatchObject({ status: 'active', problem: null })
  expect((await atProvider(app, 'dispute')).at(-1)).toMatchObject({ status: 'won' })
  await Promise.all([looks(), looks()])
  expect(await told(3)).toMatch(/is over[\s\S]*Everything works again/)
})
test('a dispute that is lost is told once, and that the plan has ended with it', async () => {
  const boss = await payer()
  const charge = (await ofAccount(app, boss, 'charge'))[0]?.id
  const dispute = await order(app, 'dispute', { charge, reason: 'fraudulent' })
  await looks()
  await order(app, 'decide', { dispute: dispute.id, status: 'lost' })
  await Promise.all([looks(), looks()])
  await looks()
  const told = await mails(app, boss.name, 3)
  expect(told.filter((mail) => mail.includes('went back'))).toHaveLength(1)
  expect(told.join()).toMatch(/went back[\s\S]*has ended with it, and nothing more is charged/)
})
test('the renewal that a switch, a mail and the plan name is the one that a voucher leaves', async () => {
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
    const switched = await switchTo(boss, 11, data.proration_date)
    expect(switched.data.subscription.next_charge?.amount).toBe(data.next?.amount)
    await app.call('POST /payment/switch_plan', { body: { new_plan_id: 0 } }, boss.token)
    await resume(boss)
    const renews = `for $${((data.next?.amount ?? 0) / 100).toFixed(2)}, and goes on until you cancel`
    await app.workDone()
    expect(mailsTo(app, boss.name).join()).toContain(renews)
  }
  expect(nexts).toEqual({ EVER: 13_410, QUARTER: 14_900, YEARS: 14_400, ONE: 14_900 })
})
