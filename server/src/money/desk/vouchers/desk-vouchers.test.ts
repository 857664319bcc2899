import { randomUUID } from 'node:crypto'
import { singaporeDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import type { NewVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { charged, fault, order } from '#test/money/billing'
import { admin } from '#test/people/admins'
import { cardAddress, employer, type Person } from '#test/people/people'

let app: TestApp
let lin: Person
beforeAll(async () => {
  app = await testApp()
  lin = await admin(app)
})

const plain = { percent_off: 20, amount_off: null, duration: 'once' as const, plans: [10, 11] as (10 | 11)[] }
const free = { limit: null, starts_on: null, ends_on: null, minimum: null, first_time: false }
const voucher = (code: string, more: Partial<NewVoucher> = {}): NewVoucher => {
  return { ...plain, ...free, code, key: randomUUID(), ...more }
}
const make = (wanted: NewVoucher) => app.call('POST /admin/vouchers', { body: wanted }, lin.token)
const made = async (code: string, more: Partial<NewVoucher> = {}) => (await make(voucher(code, more))).data
const buy = (boss: Person, promotion_code: string, plan_id = 11) =>
  app.call(
    'POST /payment/subscribe',
    { body: { plan_id, source_id: 'pm_card_visa', name: 'x', address: cardAddress, promotion_code } },
    boss.token,
  )
const show = async (id: string) => (await app.call('GET /admin/vouchers/:id', { params: { id } }, lin.token)).data
type VoucherListRequest = { view?: 'running' | 'ended' | 'all'; q?: string; limit?: number; cursor?: string }
const list = async (query: VoucherListRequest = {}) =>
  (await app.call('GET /admin/vouchers', { query }, lin.token)).data
const codes = async (query: VoucherListRequest = {}) => (await list(query)).items.map(({ code }) => code)

test('a voucher created at the desk works on the payment page, and its uses are counted', async () => {
  const { id, state, made_by } = await made('mango20', { limit: 2 })
  expect([state, made_by]).toEqual(['running', expect.stringMatching(/^admin/)])
  const boss = await employer(app)
  expect((await buy(boss, 'MANGO20')).data.amount).toBe(11_920)
  const seen = await show(id)
  expect(seen).toMatchObject({ used: 1, given: 2980, voucher: { used: 1, limit: 2, kind: 'promotion_code' } })
  expect(seen.uses).toMatchObject([{ user_id: boss.id, plan_name: 'Annual', saved: 2980 }])
  expect((await buy(await employer(app), 'MANGO20')).status).toBe(200)
  expect((await buy(await employer(app), 'MANGO20')).code).toBe('coupon_unknown')
  expect((await show(id)).voucher.state).toBe('ended')
  const { data } = await app.call('POST /admin/vouchers/:id/export', { params: { id } }, lin.token)
  expect(data.csv.trim().split('\r\n')).toHaveLength(3)
})
test.each(['1e1', 'zzz'])('the unknown voucher id %s is refused for reading, ending and exporting', async (id) => {
  const asked = { params: { id } }
  const replies = [
    await app.call('GET /admin/vouchers/:id', asked, lin.token),
    await app.call('POST /admin/vouchers/:id/end', { ...asked, body: { reason: 'Printed twice' } }, lin.token),
    await app.call('POST /admin/vouchers/:id/export', asked, lin.token),
  ]
  expect(replies.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([404, 'not_found']))
})
test('the coupon behind a promotion code is not listed as a voucher', async () => {
  await made('HIDDEN')
  const behind = (await list({ view: 'all', limit: 100 })).items.filter(({ id }) => id.startsWith('behind_'))
  expect(behind).toEqual([])
  const boss = await employer(app)
  const coupon = await app.deps.db
    .selectFrom('vouchers')
    .select('id')
    .where('code', '=', 'HIDDEN')
    .executeTakeFirstOrThrow()
  const check = (code: string) => app.call('POST /payment/validate_voucher', { body: { code } }, boss.token)
  expect((await check(coupon.id)).code).toBe('coupon_unknown')
})
test('a voucher can be limited to a plan, a period, a minimum and first payments', async () => {
  const boss = await employer(app)
  await made('YEARLY', { plans: [11] })
  expect((await buy(boss, 'YEARLY', 10)).code).toBe('coupon_unknown')
  expect((await made('LATER', { starts_on: '2026-03-12' })).state).toBe('coming')
  expect((await buy(boss, 'LATER')).code).toBe('coupon_unknown')
  await made('BIGONLY', { minimum: 5000 })
  expect((await buy(boss, 'BIGONLY', 10)).code).toBe('coupon_unknown')
  await made('TODAY', { ends_on: '2026-03-10' })
  await made('NEWONLY', { first_time: true, percent_off: null, amount_off: 500 })
  expect((await buy(boss, 'NEWONLY', 10)).data.amount).toBe(1490)
  app.forward({ minutes: 11 * 60 })
  await order(app, 'advance')
  expect((await buy(await employer(app), 'TODAY')).status).toBe(200)
  app.forward({ days: 2 })
  lin = await admin(app)
  expect((await buy(await employer(app), 'TODAY')).code).toBe('coupon_unknown')
  expect((await buy(await employer(app), 'LATER')).status).toBe(200)
})
test.each<[string, Partial<NewVoucher>]>([
  ['code', { code: 'a' }],
  ['code', { code: 'A B C D' }],
  ['value', { amount_off: 500 }],
  ['value', { percent_off: null }],
  ['percent_off', { percent_off: 10.123 }],
  ['duration', { duration: 'three' }],
  ['ends_on', { ends_on: '2020-01-01' }],
  ['minimum', { minimum: 20_000 }],
])('a voucher with an invalid %s is refused (%j)', async (field, more) => {
  const { status, field: at } = await make(voucher('FAULTY', more))
  expect([status, at]).toEqual([422, field])
})
test('a code taken by a promotion code or a coupon is refused', async () => {
  await made('TAKEN1')
  expect((await make(voucher('taken1'))).code).toBe('voucher_taken')
  expect((await make(voucher('WELCOME10'))).code).toBe('voucher_taken')
})
test.each(['reply_lost', 'error_after', 'reset'])(
  'a form repeated with the same key after %s creates one voucher',
  async (kind) => {
    const code = `ONCE-${kind.replace('_', '-').toUpperCase()}`
    const wanted = voucher(code)
    await fault(app, kind, 'POST promotion_codes')
    const first = await make(wanted)
    const last = first.status === 200 ? first : await make(wanted)
    // After error_after the key gets that 500 for ever: the code exists, but no response shows that it is this admin's.
    if (kind !== 'error_after') expect(last.status).toBe(200)
    expect(await codes({ q: code })).toEqual([code])
  },
)
test('changed values with a used key are not answered with the first voucher', async () => {
  const wanted = voucher('CHANGED')
  expect((await make(wanted)).data).toMatchObject({ percent_off: 20, limit: null })
  expect((await make({ ...wanted, percent_off: 30, limit: 5 })).code).toBe('voucher_taken')
  expect((await make(wanted)).data).toMatchObject({ percent_off: 20, limit: null })
  expect((await make({ ...wanted, code: 'CHANGED2', percent_off: 30 })).data).toMatchObject({ percent_off: 30 })
})
test('an ended voucher cannot be used, is audited once, and stays listed', async () => {
  const { id } = await made('SHORT')
  const end = (which: string) =>
    app.call('POST /admin/vouchers/:id/end', { params: { id: which }, body: { reason: 'Printed twice' } }, lin.token)
  expect((await end(id)).data).toMatchObject({ state: 'ended', ended_by: expect.stringMatching(/^admin/) })
  expect((await end(id)).data.state).toBe('ended')
  expect((await buy(await employer(app), 'SHORT')).code).toBe('coupon_unknown')
  // The payment provider forgets a coupon with its end: what is lost after it, the next press does.
  const { payments } = app.deps
  const endThere = payments.endVoucher.bind(payments)
  const killed = vi.spyOn(payments, 'endVoucher').mockImplementationOnce(async (which) => {
    await endThere(which)
    throw new Error('killed')
  })
  expect((await end('WELCOME10')).status).toBeGreaterThanOrEqual(400)
  killed.mockRestore()
  expect((await end('WELCOME10')).data).toMatchObject({ state: 'ended', ended_by: expect.stringMatching(/^admin/) })
  expect((await buy(await employer(app), 'WELCOME10')).code).toBe('coupon_unknown')
  const ended = await codes({ view: 'ended', limit: 100 })
  expect(ended).toEqual(expect.arrayContaining(['SHORT', 'WELCOME10']))
  expect(await codes({ limit: 100 })).not.toContain('SHORT')
  await end((await made('NOTYET', { starts_on: singaporeDay(new Date(app.deps.now().getTime() + 2 * dayMs)) })).id)
  const lines = await app.deps.db
    .selectFrom('audit_log')
    .select('before')
    .where('action', '=', 'voucher_ended')
    .orderBy('id')
    .execute()
  const states = ['running', 'running', 'coming']
  expect(lines).toEqual(states.map((state) => ({ before: { state } })))
})
test('paging lists every voucher once', async () => {
  const all = await codes({ view: 'all', limit: 100 })
  const paged: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await list({ view: 'all', limit: 2, ...(cursor && { cursor }) })
    paged.push(...page.items.map(({ code }) => code))
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  expect(paged).toEqual(all)
  expect(new Set(all).size).toBe(all.length)
  for (const cursor of ['promo_unknown', 'UNKNOWN'])
    expect((await app.call('GET /admin/vouchers', { query: { cursor } }, lin.token)).code).toBe('invalid_input')
})
test('an unavailable provider is reported, and nothing is created', async () => {
  await fault(app, 'reset', 'GET promotion_codes', 9)
  expect((await app.call('GET /admin/vouchers', { query: {} }, lin.token)).code).toBe('provider_unclear')
  await order(app, 'no_faults')
  expect(await charged(app, await employer(app))).toBe(0)
})
