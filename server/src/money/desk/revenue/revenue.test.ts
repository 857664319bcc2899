import { dayMs } from '@kasama/contract/durations.rules'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin } from '#test/people/admins'
import { employer, type Person } from '#test/people/people'
import { storeMonth } from './revenue.queries'

let app: TestApp
let lin: Person
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
  lin = await admin(app)
})

type PaymentOptions = {
  plan?: 10 | 11
  amount?: number
  discount?: number
  voucher?: string
  state?: 'paid' | 'refunded' | 'lost'
}
let invoices = 0
/** A payment of a household, from one moment to another. */
async function paid(boss: Person | null, from: string, to: string, more: PaymentOptions = {}): Promise<void> {
  const { plan = 10, amount = plan === 10 ? 1990 : 14_900, discount = 0, voucher = null, state = 'paid' } = more
  const [start, end] = [new Date(from), new Date(to)]
  await app.deps.db
    .insertInto('payments')
    .values({
      user_id: boss?.id ?? null,
      provider_invoice: `in_${++invoices}`,
      provider_subscription: `sub_${boss?.id ?? invoices}`,
      subscription_plan_id: plan,
      amount,
      discount,
      credit: 0,
      voucher_code: voucher,
      period_start: start,
      period_end: end,
      state,
      refunded: state === 'refunded' ? amount : 0,
      look: 1,
      paid_at: start,
    })
    .execute()
}
/** The current month is cached for a minute. */
const show = async () => {
  app.forward({ minutes: 1 })
  return (await app.call('GET /admin/revenue', {}, lin.token)).data
}
const monthOf = ({ months }: Awaited<ReturnType<typeof show>>, month: string) =>
  months.find((one) => one.month === month)

test('without payments all twelve months are zero', async () => {
  const { months, plans, organisations } = await show()
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ])
  expect(months.every(({ at_end, recurring }) => at_end === 0 && recurring === 0)).toBe(true)
  expect([plans, organisations]).toEqual([[], []])
})
test("counts new, remaining, switching and lost households by Singapore's months, without refunded payments", async () => {
  const [stays, goes, switches, back, gift] = await Promise.all(Array.from({ length: 5 }, () => employer(app)))
  if (!stays || !goes || !switches || !back || !gift) throw new Error('nobody')
  for (const month of ['01', '02'])
    await paid(stays, `2026-${month}-05T00:00:00Z`, `2026-0${Number(month) + 1}-05T00:00:00Z`)
  await paid(stays, '2026-03-05T00:00:00Z', '2026-04-05T00:00:00Z')
  await paid(goes, '2026-01-20T00:00:00Z', '2026-02-20T00:00:00Z')
  // Before midnight UTC, and in Singapore already February.
  await paid(switches, '2026-01-31T17:00:00Z', '2026-02-28T17:00:00Z')
  await paid(switches, '2026-02-10T00:00:00Z', '2027-02-10T00:00:00Z', { plan: 11, amount: 14_000 })
  await paid(back, '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', { state: 'refunded' })
  await paid(gift, '2026-02-01T00:00:00Z', '2026-05-01T00:00:00Z', { amount: 0, discount: 1990 })
  await paid(null, '2026-02-15T00:00:00Z', '2026-03-15T00:00:00Z')
  const { db } = app.deps
  for (const month of ['2026-01', '2026-02']) await storeMonth(db, month)
  const seen = await show()
  expect(monthOf(seen, '2026-01')).toMatchObject({ at_start: 0, came: 2, gone: 0, at_end: 2, recurring: 3980 })
  expect(monthOf(seen, '2026-02')).toMatchObject({
    at_start: 2,
    came: 2,
    gone: 1,
    at_end: 3,
    recurring: 1990 * 2 + 1242,
  })
  expect(monthOf(seen, '2026-03')).toMatchObject({ at_start: 3, came: 0, gone: 0, at_end: 3, recurring: 5222 })
  for (const { at_start, came, gone, at_end } of seen.months) expect(at_start + came - gone).toBe(at_end)
  expect(seen.plans).toEqual([
    { plan_id: 10, name: 'Monthly', cents: 1990, households: 2, recurring: 3980 },
    { plan_id: 11, name: 'Annual', cents: 14_900, households: 1, recurring: 1242 },
  ])
  expect(seen.so_far).toEqual({ charged: 1990, vouchers: 0, refunded: 0 })
})
test('groups revenue by organisation, with invoiced agencies separate', async () => {
  const { db, now } = app.deps
  const org = await db
    .insertInto('orgs')
    .values({ name: 'Sunrise', short_url: 'sunrise' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [member, agency] = [await employer(app), await employer(app)]
  await db.updateTable('users').set({ org_id: org.id }).where('id', 'in', [member.id, agency.id]).execute()
  await paid(member, '2026-03-02T00:00:00Z', '2026-04-02T00:00:00Z')
  const period = { current_period_start: now(), current_period_end: new Date(now().getTime() + dayMs) }
  await db
    .insertInto('subscriptions')
    .values({ user_id: agency.id, subscription_plan_id: 11, status: 'active', mode: 1, ...period })
    .execute()
  const { organisations, agencies } = await show()
  expect(organisations.find(({ org_id }) => org_id === org.id)).toMatchObject({
    name: 'Sunrise',
    households: 1,
    recurring: 1990,
  })
  expect(agencies).toEqual({ accounts: 1, organisations: 1 })
})
test('a permanent voucher reduces revenue, a temporary one does not', async () => {
  const before = (await show()).months.at(-1)?.recurring ?? 0
  const [lasting, once] = [await employer(app), await employer(app)]
  await app.deps.db
    .insertInto('vouchers')
    .values({ id: 'promo_1', kind: 'promotion_code', code: 'ALWAYS', facts: JSON.stringify({ duration: 'forever' }) })
    .execute()
  const off = { amount: 1492, discount: 498 }
  await paid(lasting, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', { ...off, voucher: 'ALWAYS' })
  await paid(once, '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', { ...off, voucher: 'ONCE' })
  expect((await show()).months.at(-1)?.recurring).toBe(before + 1492 + 1990)
})
test('exports the months as CSV', async () => {
  lin = await admin(app)
  const { data } = await app.call('POST /admin/revenue/export', {}, lin.token)
  const lines = data.csv.split('\r\n')
  expect(lines[0]).toContain('Month,Plan,Organisation,')
  expect(lines).toContain('2026-01,All,All,0,2,0,2,39.80')
  expect(lines.filter((line) => line.startsWith('2026-02'))).toEqual([
    '2026-02,All,All,2,2,1,3,52.22',
    '2026-02,Monthly,All,2,1,1,2,39.80',
    '2026-02,Annual,All,0,1,0,1,12.42',
    '2026-02,All,None,2,2,1,3,52.22',
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^2026-03,All,Sunrise,0,1,0,1,19\.90$/))
  expect(data.name).toBe('revenue-2026-03-10.csv')
})
