import { dayMs } from '@kasama/contract/durations.rules'
import { discountedCents, periodEnd, plans } from '@kasama/contract/money/billing.rules'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, dashboardOf, paymentsOf, subscriptionOf } from '#test/money/billing'
import { cardAddress, employer, type Person } from '#test/people/people'

const monthMs = 31 * dayMs
let app: TestApp
let stripe: Stripe
let coupons = 0

beforeAll(async () => {
  app = await testApp({ start: '2027-12-01T15:59:00Z' })
  stripe = await dashboardOf(app)
})

/** Lets time pass while her session stays active. */
async function wait(seconds: number) {
  app.forward({ seconds })
  await app.deps.db.updateTable('sessions').set({ last_seen_at: app.deps.now() }).execute()
}
const nowMs = () => Math.floor(app.deps.now().getTime() / 1000) * 1000

type Off = { percent_off: number } | { amount_off: number } | null
const voucher: fc.Arbitrary<Off> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => ({ percent_off: hundredths / 100 })),
  fc.integer({ min: 1, max: 20_000 }).map((amount_off) => ({ amount_off })),
)

/** The previewed and the charged amount are the same. */
async function buy(boss: Person, plan_id: 10 | 11, off: Off) {
  const id = `ANY${++coupons}`
  if (off)
    await stripe.coupons.create({ id, duration: 'once', ...off, ...('amount_off' in off && { currency: 'sgd' }) })
  const wanted = { plan_id, ...(off && { coupon_code: id }) }
  const shown = (await app.call('POST /payment/preview', { body: wanted }, boss.token)).data
  expect(shown.price - shown.discount - shown.credit).toBe(shown.amount)
  const card = { source_id: 'pm_card_visa', name: 'Sample', address: cardAddress }
  const { data } = await app.call('POST /payment/subscribe', { body: { ...wanted, ...card } }, boss.token)
  expect(data.amount).toBe(shown.amount)
  return data
}

/** A smaller amount is not charged but carried over to the next invoice. */
const leastCents = 50
const inFull = (cents: number) => (cents < leastCents ? 0 : cents)

/** For every payment, the plan's price minus the listed deductions is the amount paid, in whole cents. */
async function sumsHold(boss: Person) {
  let sum = 0
  for (const { id } of await paymentsOf(app, boss)) {
    const { data } = await app.call('GET /payments/:id', { params: { id } }, boss.token)
    const { price, discount, credit, amount, plan_id } = data
    expect([price, price - discount - credit]).toEqual([plans[plan_id]?.cents, amount])
    expect([discount, amount].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true)
    expect(Number.isInteger(credit) && credit > -leastCents).toBe(true)
    sum += amount
  }
  expect(await charged(app, boss)).toBe(sum)
}

test('for any time and voucher, the previewed amount is charged, and the period is complete', {
  tags: 'long',
}, async () => {
  const seconds = fc.integer({ min: 1, max: 40 * 86_400 })
  await fc.assert(
    fc.asyncProperty(seconds, voucher, fc.constantFrom(10, 11), async (gap, off, plan) => {
      await wait(gap)
      const boss = await employer(app)
      const { amount, subscription } = await buy(boss, plan as 10 | 11, off)
      const discount = off && { percent_off: null, amount_off: null, ...off }
      expect(amount).toBe(inFull(discountedCents(plans[plan]?.cents ?? 0, discount)))
      expect(await charged(app, boss)).toBe(amount)
      const end = periodEnd(new Date(nowMs()), plan === 10 ? 'monthly' : 'yearly')
      expect(subscription.current_period_end).toBe(end.toISOString())
      await sumsHold(boss)
    }),
    { numRuns: 12, seed: 7 },
  )
})
test('at any time of a switch, unused paid days are credited, and the preview equals the charge', {
  tags: 'long',
}, async () => {
  const part = fc.double({ min: 0, max: 0.9999, noNaN: true })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 * 86_400 }), voucher, part, async (gap, off, used) => {
      await wait(gap)
      const boss = await employer(app)
      const { subscription } = await buy(boss, 10, off)
      const begun = nowMs()
      const whole = Date.parse(subscription.current_period_end ?? '') - begun
      expect(whole >= monthMs - 3 * dayMs && whole <= monthMs).toBe(true)
      await wait(Math.floor((whole / 1000) * used))
      const left = whole - (nowMs() - begun)
      const params = { plan: '11' }
      const { data } = await app.call('GET /payment/switch_preview/:plan', { params }, boss.token)
      const paid = await charged(app, boss)
      expect([data.price, data.credit > -leastCents && data.credit <= 1990]).toEqual([14_900, true])
      // The amount that was carried over is charged now.
      if (paid > 0) expect(Math.abs(data.credit - (paid * left) / whole)).toBeLessThanOrEqual(0.5)
      expect(data.price - data.credit).toBe(data.amount)
      const body = { new_plan_id: 11, amount: data.amount }
      const switched = await app.call('POST /payment/switch_plan', { body }, boss.token)
      expect([switched.status, switched.data.amount]).toEqual([200, data.amount])
      expect(await charged(app, boss)).toBe(paid + data.amount)
      const after = await subscriptionOf(app, boss)
      expect(after.current_period_end).toBe(periodEnd(new Date(nowMs()), 'yearly').toISOString())
      await sumsHold(boss)
    }),
    { numRuns: 12, seed: 11, examples: [[3600, { percent_off: 98.5 }, 0.5]] },
  )
})
test('a yearly plan bought on 29 February at 23:59 in Singapore ends on 28 February', async () => {
  const leap = await testApp({ start: '2028-02-29T15:59:00Z' })
  const boss = await employer(leap)
  const body = { plan_id: 11, source_id: 'pm_card_visa', name: 'Sample', address: cardAddress }
  const { data } = await leap.call('POST /payment/subscribe', { body }, boss.token)
  expect(data.subscription.current_period_end).toBe('2029-02-28T15:59:00.000Z')
})
