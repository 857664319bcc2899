// @module-tag ci
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { bank, charged, fault, ofAccount, order, pass, refreshPayment, subscriptionOf } from '#test/money/billing'
import { planCalls } from '#test/money/plan-calls'
import { finishCardChange } from './change-card'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const { changeCard, payer, repair, switchTo } = planCalls(() => app)

test('a new card requires bank authentication for the open invoice', async () => {
  const boss = await payer()
  const method = (await ofAccount(app, boss, 'payment_method'))[0]?.id
  await order(app, 'card', { payment_method: method, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 32 })
  await repair()
  const { data } = await changeCard(boss, 'pm_card_authenticationRequired')
  expect(data.client_secret).toMatch(/^pi_/)
  await bank(app, boss, data.client_secret, 'accept')
  expect((await refreshPayment(app, boss)).data).toMatchObject({ state: 'settled', subscription: { problem: null } })
  expect(await charged(app, boss)).toBe(2 * 1990)
})
test('without an open invoice the old card stays until the new one is authenticated', async () => {
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
test('a switch pending authentication is not paid by the next card, which is authenticated itself', async () => {
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
test('repeating a card change pending authentication does not block another card', async () => {
  const boss = await payer()
  const first = (await changeCard(boss, 'pm_card_authenticationRequired')).data.client_secret
  expect((await changeCard(boss, 'pm_card_authenticationRequired')).data.client_secret).toBe(first)
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription.card?.last4).toBe('4444')
})
test('an authenticated card is set even if the buyer does not return; an unanswered one is given up', async () => {
  const [agreed, silent] = [await payer(), await payer()]
  const { data } = await changeCard(agreed, 'pm_card_authenticationRequired')
  await changeCard(silent, 'pm_card_authenticationRequired')
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  app.forward({ minutes: 11 })
  expect(await repair()).toBe(true)
  expect(await subscriptionOf(app, agreed)).toMatchObject({ card: { last4: '3184' }, attempt: null })
  const trail = app.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', agreed.id)
  expect(await trail.where('action', '=', 'card_changed').execute()).toHaveLength(1)
  expect((await subscriptionOf(app, silent)).attempt).toEqual({ kind: 'card', state: 'needs_buyer' })
  await pass(app, { days: 1 })
  await repair()
  expect(await subscriptionOf(app, silent)).toMatchObject({ card: { last4: '4242' }, attempt: null })
})
test('a reading during the event of the same card waits for it, and returns the outcome', async () => {
  const boss = await payer()
  const attempts = app.deps.db.selectFrom('payment_attempts').selectAll().where('user_id', '=', boss.id)
  const { data } = await changeCard(boss, 'pm_card_authenticationRequiredOnSetup')
  const { id } = await attempts.where('ended_at', 'is', null).executeTakeFirstOrThrow()
  await app.deps.payments.sandbox?.answerForBuyer(data.client_secret ?? '', 'accept')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const { payments } = app.deps
  const readSetupIntent = vi.fn<typeof payments.readSetupIntent>(async (setUp) => {
    await released
    return payments.readSetupIntent(setUp)
  })
  const work = finishCardChange({ ...app.deps, payments: { ...payments, readSetupIntent } }, id)
  await expect.poll(() => readSetupIntent.mock.calls.length).toBe(1)
  const look = refreshPayment(app, boss)
  release()
  expect((await look).data).toMatchObject({
    state: 'settled',
    subscription: { card: { last4: '3155' }, attempt: null },
  })
  await work
})
test('another card may follow one with an unknown outcome', async () => {
  const boss = await payer()
  await fault(app, 'reply_lost', 'POST setup_intents')
  expect((await changeCard(boss, 'pm_card_visa')).code).toBe('payment_unclear')
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription).toMatchObject({
    card: { last4: '4444' },
    attempt: null,
  })
})
test('a lost reply about a new card is requested again', async () => {
  const boss = await payer()
  await fault(app, 'reply_lost', 'POST setup_intents')
  expect((await changeCard(boss, 'pm_card_mastercard')).code).toBe('payment_unclear')
  expect((await changeCard(boss, 'pm_card_mastercard')).data.subscription.card?.last4).toBe('4444')
  expect(await ofAccount(app, boss, 'setup_intent')).toHaveLength(1)
})
