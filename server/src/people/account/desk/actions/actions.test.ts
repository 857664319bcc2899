// @module-tag ci
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '#platform/folders'
import type { TestApp } from '#test/app/test-app'
import { admin, type Desks, testDesk } from '#test/people/admins'
import { mails } from '#test/people/mails'
import { employer, household, type Person, pay, subscriber } from '#test/people/people'

let app: TestApp
let desk: Desks
beforeAll(async () => {
  ;({ app, desk } = await testDesk())
})

const me = async ({ token }: Person) => (await app.call('GET /users/me', {}, token)).status
const block = (ids: number[], by = desk.provider) => app.call('POST /admin/accounts/block', { body: { ids } }, by.token)
const unblock = (ids: number[], by = desk.provider) =>
  app.call('POST /admin/accounts/unblock', { body: { ids } }, by.token)
const logIn = ({ name, password }: Person, role: 'E' | 'W') =>
  app.call('POST /auth/login', { body: { username: name, password, role } })
const show = async (id: number, by = desk.provider) =>
  (await app.call('GET /admin/accounts/:id', { params: { id } }, by.token)).data
const extend = (id: number, until: string, by = desk.provider) =>
  app.call(
    'POST /admin/accounts/:id/extend',
    { params: { id }, body: { until, reason: 'mails did not arrive' } },
    by.token,
  )
const give = (id: number, org_id: number) =>
  app.deps.db.updateTable('users').set({ org_id }).where('id', '=', id).execute()

test("blocking ends all sessions at once and refuses logins until it is undone; the worker's access stays", async () => {
  const { boss, worker } = await household(app)
  expect((await block([boss.id])).data.ids).toEqual([boss.id])
  expect([await me(boss), await me(worker)]).toEqual([401, 200])
  expect((await logIn(boss, 'E')).code).toBe('account_blocked')
  expect((await app.call('POST /auth/login', { body: { email: boss.name, password: 'wrong one' } })).code).toBe(
    'wrong_login',
  )
  expect((await block([boss.id])).data.ids).toEqual([])
  expect((await show(boss.id)).person.blocked_at).not.toBeNull()
  expect((await unblock([boss.id])).data.ids).toEqual([boss.id])
  expect((await logIn(boss, 'E')).status).toBe(200)
  const { audit } = await show(boss.id)
  expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['account_blocked', 'account_unblocked']))
})
test('a login that was begun before the block registers no session; her employer is told of the block', async () => {
  const { boss, worker } = await household(app)
  const { data } = await logIn(worker, 'W')
  await Promise.all([block([worker.id]), block([worker.id])])
  const [mail] = await mails(app, boss.name, 1)
  expect(mail).toContain(`we blocked the account of your helper, User ID: ${worker.name}`)
  const reply = await app.call('POST /auth/session/:id', { params: { id: worker.id } }, data.token)
  expect(reply.status).toBe(401)
})
test('16 blocks and unblocks at once end in one of both, each change written once', async () => {
  const boss = await employer(app)
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, n) => (n % 2 ? block([boss.id]) : unblock([boss.id]))),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const changes = replies.filter(({ data }) => data.ids.length === 1).length
  const entries = await app.deps.db
    .selectFrom('audit_log')
    .select('id')
    .where('about_id', '=', String(boss.id))
    .where('action', 'in', ['account_blocked', 'account_unblocked'])
    .execute()
  expect(entries).toHaveLength(changes)
})
test('all ids are hers, or nothing happens; admins are no accounts', async () => {
  const [ownEmployer, foreign] = [await employer(app), await employer(app)]
  await give(ownEmployer.id, desk.one.org.id)
  for (const ids of [
    [ownEmployer.id, foreign.id],
    [ownEmployer.id, 2_000_000_000],
    [ownEmployer.id, desk.provider.id],
  ])
    expect((await block(ids, desk.one.admin)).code).toBe('not_found')
  expect(await me(ownEmployer)).toBe(200)
  expect((await block([desk.one.admin.id])).code).toBe('not_found')
  expect((await block([ownEmployer.id], desk.one.admin)).data.ids).toEqual([ownEmployer.id])
})
test("what the provider blocked, an agency's admin can't unblock; her own blocks she can", async () => {
  const boss = await employer(app)
  await give(boss.id, desk.one.org.id)
  const held = async (by: Person) => (await show(boss.id, by)).person.blocked_by_provider
  await block([boss.id])
  expect((await unblock([boss.id], desk.one.admin)).data.ids).toEqual([])
  expect((await logIn(boss, 'E')).code).toBe('account_blocked')
  expect(await held(desk.one.admin)).toBe(true)
  expect((await unblock([boss.id])).data.ids).toEqual([boss.id])
  await block([boss.id], desk.one.admin)
  expect(await held(desk.one.admin)).toBe(false)
  expect((await unblock([boss.id], desk.one.admin)).data.ids).toEqual([boss.id])
  expect((await logIn(boss, 'E')).status).toBe(200)
})
test('a block of both at once is the provider’s, and she takes over what an agency blocked before', async () => {
  for (const atOnce of [true, false]) {
    const boss = await employer(app)
    await give(boss.id, desk.one.org.id)
    if (!atOnce) await block([boss.id], desk.one.admin)
    const replies = await Promise.all([block([boss.id], desk.one.admin), block([boss.id])])
    expect(replies.flatMap(({ data }) => data.ids)).toHaveLength(atOnce ? 1 : 0)
    expect((await unblock([boss.id], desk.one.admin)).data.ids).toEqual([])
    expect((await unblock([boss.id])).data.ids).toEqual([boss.id])
  }
})
test('an upgrade takes a block for the provider’s, unless an agency’s admin is known to have made it', async () => {
  const { db, now } = app.deps
  const blockedBy = async (by: { id: number } | null) => {
    const boss = await employer(app)
    await db
      .updateTable('users')
      .set({ org_id: desk.one.org.id, blocked_at: now() })
      .where('id', '=', boss.id)
      .execute()
    const entry = { at: now(), action: 'account_blocked' as const, about_kind: 'account', about_id: String(boss.id) }
    if (by)
      await db
        .insertInto('audit_log')
        .values({ ...entry, user_id: by.id, org_id: desk.one.org.id })
        .execute()
    return boss
  }
  const goneAdmin = async (id: number, orgId: number | null) => {
    const entry = { at: now(), action: 'admin_removed' as const, about_kind: 'admin', about_id: String(id) }
    await db
      .insertInto('audit_log')
      .values({ ...entry, user_id: desk.provider.id, org_id: orgId })
      .execute()
    return { id }
  }
  const bosses = [
    await blockedBy(desk.one.admin),
    await blockedBy(await goneAdmin(900_001, desk.one.org.id)),
    await blockedBy(desk.provider),
    await blockedBy(await goneAdmin(900_002, null)),
    await blockedBy(null),
  ]
  const migration = readFileSync(new URL('0097_provider_blocks.sql', migrationsFolder), 'utf8')
  await sql.raw(migration).execute(db)
  const held = await Promise.all(bosses.map(async ({ id }) => (await show(id)).person.blocked_by_provider))
  expect(held).toEqual([false, false, true, true, true])
})
test("nothing of an account can be seen or done by another organisation's admin", async () => {
  const { boss, worker } = await household(app)
  await give(boss.id, desk.one.org.id)
  await give(worker.id, desk.one.org.id)
  const params = { id: worker.id }
  const body = { reason: 'because' }
  const by = desk.other.admin.token
  const replies = await Promise.all([
    app.call('GET /admin/accounts/:id', { params }, by),
    app.call('POST /admin/accounts/:id/end_session', { params }, by),
    app.call('POST /admin/accounts/:id/send_reset', { params }, by),
    app.call('POST /admin/accounts/:id/unlink', { params, body }, by),
    app.call('POST /admin/accounts/:id/delete', { params, body }, by),
  ])
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill('not_found'))
  expect(await me(worker)).toBe(200)
  expect((await app.call('POST /admin/accounts/:id/end_session', { params }, desk.one.admin.token)).status).toBe(200)
  expect(await me(worker)).toBe(401)
})
test('a reset goes to the account, a worker without an address to her employer, and to nobody where there is none', async () => {
  const { boss, worker } = await household(app)
  const send = (id: number) => app.call('POST /admin/accounts/:id/send_reset', { params: { id } }, desk.provider.token)
  expect((await show(worker.id)).reset_to).toBe(boss.name)
  await send(worker.id)
  expect((await mails(app, boss.name, 1))[0]).toContain(`User ID: ${worker.name}`)
  const reset = { kind: 'reset', about: worker.name, state: 'sent' }
  for (const { id } of [boss, worker]) expect((await show(id)).mails[0]).toMatchObject(reset)
  await app.call(
    'POST /admin/accounts/:id/unlink',
    { params: { id: boss.id }, body: { reason: 'she left' } },
    desk.provider.token,
  )
  expect((await send(worker.id)).code).toBe('no_mail_address')
  expect(await me(worker)).toBe(401)
  expect((await show(worker.id)).linked).toBeNull()
  const [, unlinked] = await mails(app, boss.name, 2).then((all) =>
    all.sort((one) => (one.includes('Reset your') ? -1 : 1)),
  )
  expect(unlinked).toContain('Your helper’s access has ended')
})
test('a household is parted once, from both sides at once', async () => {
  const { boss, worker } = await household(app)
  const unlink = (id: number) =>
    app.call(
      'POST /admin/accounts/:id/unlink',
      { params: { id }, body: { reason: 'they parted' } },
      desk.provider.token,
    )
  const replies = await Promise.all([boss, worker, boss, worker].map(({ id }) => unlink(id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  const states = app.deps.db.selectFrom('audit_log').select(['before', 'after']).orderBy('id', 'desc')
  expect(await states.where('action', '=', 'account_unlinked').executeTakeFirst()).toEqual({
    before: { employer_id: boss.id, worker_id: worker.id },
    after: { employer_id: null, worker_id: null },
  })
})
test('access that was given lasts beside what the provider says, and the plan stays as it is', async () => {
  const buyer = await employer(app)
  await pay(app, buyer, 10)
  const accountBefore = await show(buyer.id)
  expect((await extend(buyer.id, '2026-03-11')).code).toBe('extension_too_short')
  expect((await extend(buyer.id, '2027-12-31')).code).toBe('extension_too_long')
  expect((await extend(buyer.id, '2026-02-31')).code).toBe('invalid_input')
  expect((await extend(buyer.id, '2026-06-30')).status).toBe(200)
  await app.call('POST /payment/settle', {}, buyer.token)
  const { period, audit } = await show(buyer.id)
  expect(period).toMatchObject({
    to: accountBefore.period?.to,
    access_until: '2026-06-30T16:00:00.000Z',
    status: 'active',
  })
  expect(audit[0]).toMatchObject({ action: 'period_extended', reason: 'mails did not arrive' })
  const free = await employer(app)
  expect((await extend(free.id, '2026-06-30')).code).toBe('nothing_to_extend')
})
test('a contract is extended by the provider, by no admin of the agency', async () => {
  const agency = await subscriber(app)
  await give(agency.id, desk.one.org.id)
  const [from, to] = [new Date('2026-02-10T03:00:00Z'), new Date('2026-03-10T03:00:00Z')]
  const past = { mode: 1, current_period_start: from, current_period_end: to }
  await app.deps.db.updateTable('subscriptions').set(past).where('user_id', '=', agency.id).execute()
  expect((await app.call('GET /feeds/employer_all', { query: {} }, agency.token)).code).toBe('agency_expired')
  expect((await extend(agency.id, '2026-04-30', desk.one.admin)).code).toBe('not_allowed')
  const unasked = await admin(app, { confirmed: false })
  expect((await extend(agency.id, '2026-04-30', unasked)).code).toBe('confirm_identity')
  expect((await extend(agency.id, '2026-04-30')).status).toBe(200)
  expect((await app.call('GET /feeds/employer_all', { query: {} }, agency.token)).status).toBe(200)
  expect((await show(agency.id)).period).toMatchObject({ to: '2026-04-30T16:00:00.000Z', extended_until: null })
})
test('deletes an account as its owner would, and requires a recent identity confirmation', async () => {
  const { boss, worker } = await household(app)
  const remove = (id: number, by: Person) =>
    app.call('POST /admin/accounts/:id/delete', { params: { id }, body: { reason: 'asked by mail' } }, by.token)
  expect((await remove(boss.id, await admin(app, { confirmed: false }))).code).toBe('confirm_identity')
  expect((await remove(boss.id, desk.provider)).status).toBe(200)
  expect((await remove(boss.id, desk.provider)).code).toBe('not_found')
  expect([await me(boss), await me(worker)]).toEqual([401, 401])
  expect((await show(worker.id)).linked).toBeNull()
  const states = app.deps.db.selectFrom('audit_log').select(['before', 'after']).orderBy('id', 'desc')
  expect(await states.where('action', '=', 'account_deleted').executeTakeFirst()).toEqual({
    before: { role: 'E', had_household: true },
    after: null,
  })
})
test('every mail that went to an account is on its page; those about money are none of an organisation', async () => {
  const boss = await employer(app)
  await pay(app, boss, 11)
  const [payment] = (await app.call('GET /payments', { query: {} }, boss.token)).data.items
  const { token } = await admin(app)
  const params = { id: payment?.id ?? 0 }
  const body = { amount: 100, refunded: 0, key: randomUUID(), reason: 'duplicate' as const, note: 'Twice' }
  await app.call('POST /admin/payments/:id/refund', { params, body }, token)
  await app.call('POST /auth/employer_forgot_password', { body: { email: boss.name } })
  const kinds = async (by = desk.provider) => (await show(boss.id, by)).mails.map(({ kind }) => kind).sort()
  const all = ['receipt', 'refund', 'reset', 'welcome']
  await app.workDone()
  expect(await kinds()).toEqual(all)
  await give(boss.id, desk.one.org.id)
  expect(await kinds(desk.one.admin)).toEqual(['reset', 'welcome'])
})
