import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app/test-app'
import { atProvider, ofAccount, order, pass, paymentsOf, subscriptionOf } from '../../../../test/money/billing'
import { mails } from '../../../../test/people/mails'
import { type Person, payingEmployer } from '../../../../test/people/people'
import { reconcile } from '../upkeep/reconcile'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const looks = () => reconcile(app.deps, () => {})
const payer = (plan: 10 | 11 = 10, source = 'pm_card_visa') => payingEmployer(app, plan, source)

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
