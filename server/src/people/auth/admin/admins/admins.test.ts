import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { admin, adminLogin, type Desks, newAdmin, organisation, testDesk } from '#test/people/admins'
import { mails } from '#test/people/mails'
import { employer } from '#test/people/people'
import { findColleagues } from './admins.queries'
import { AdminCommandError, createAdmin, recoverAdmin } from './by-command'

let app: TestApp
let desk: Desks
beforeAll(async () => {
  ;({ app, desk } = await testDesk())
})

const list = async (by = desk.provider) => (await app.call('GET /admin/admins', { query: {} }, by.token)).data.items
type AdminAction = 'send_link' | 'reset_factors' | 'remove'
const press = (doing: AdminAction, id: number, { token } = desk.provider) =>
  app.call(`POST /admin/admins/:id/${doing}`, { params: { id } }, token)
const me = (token: string) => app.call('GET /users/me', {}, token)

/** An admin with a session, a passkey, codes and a recovery code. */
async function settled() {
  const invited = await admin(app)
  const at = app.deps.now()
  const { db } = app.deps
  const key = {
    user_id: invited.id,
    credential_id: `key ${invited.id}`,
    public_key: '',
    counter: '0',
    transports: '',
    name: '',
  }
  await db
    .insertInto('passkeys')
    .values({ ...key, created_at: at })
    .execute()
  await db.insertInto('code_apps').values({ user_id: invited.id, secret: 'sealed', since: at }).execute()
  await db
    .insertInto('recovery_codes')
    .values({ hash: `code ${invited.id}`, user_id: invited.id, created_at: at })
    .execute()
  return invited
}
const factorsOf = async (id: number) => (await list()).find((row) => row.id === id)?.factors
const trailOf = (id: number) =>
  app.deps.db.selectFrom('audit_log').where('about_kind', '=', 'admin').where('about_id', '=', String(id))
const lastChange = (id: number) => trailOf(id).select(['before', 'after']).orderBy('id', 'desc').executeTakeFirst()
const lines = (id: number) => trailOf(id).select(['action', 'user_id']).orderBy('id').execute()

test("the provider sees every admin, an organisation's admin those of hers, and changes none", async () => {
  const ids = (items: { id: number }[]) => items.map(({ id }) => id)
  expect(ids(await list())).toEqual(expect.arrayContaining([desk.provider.id, desk.one.admin.id, desk.other.admin.id]))
  expect(await list(desk.one.admin)).toMatchObject([{ id: desk.one.admin.id, is_me: true, org: desk.one.org.id && {} }])
  for (const doing of ['send_link', 'reset_factors', 'remove'] as const)
    expect((await press(doing, desk.one.admin.id, desk.one.admin)).code).toBe('not_allowed')
})
test('the admins of an organisation are complete, however many others there are; a used code is told to each of them', async () => {
  const { db, now } = app.deps
  const [first, later] = [await organisation(app, 'Crowded'), await organisation(app, 'Latest')]
  const crowd = Array.from({ length: 501 }, (_, n) => ({
    role: 'A' as const,
    email: `crowd${n}@kasama.example`,
    org_id: first.id,
    created_at: now(),
  }))
  await db.insertInto('users').values(crowd).execute()
  const [hers, colleague] = [await admin(app, { orgId: later.id }), await admin(app, { orgId: later.id })]
  const of = async (org: number, by = desk.provider) =>
    (await app.call('GET /admin/admins', { query: { org: String(org) } }, by.token)).data.items.map(({ id }) => id)
  expect(await of(later.id)).toEqual([hers.id, colleague.id])
  expect(await of(later.id, desk.one.admin)).toEqual([desk.one.admin.id])
  const all = (await app.call('GET /admin/admins', { query: {} }, desk.provider.token)).data
  expect([all.items.length, all.items[0]?.org, all.is_cut]).toEqual([500, null, true])
  const hersAlone = await app.call('GET /admin/admins', { query: { org: String(later.id) } }, desk.provider.token)
  expect(hersAlone.data.is_cut).toBe(false)
  const told = await findColleagues(db, later.id)
  expect(told).toEqual(expect.arrayContaining([hers.id, colleague.id, desk.provider.id]))
  expect(told).not.toContain(desk.one.admin.id)
  expect(await findColleagues(db, null)).not.toContain(hers.id)
  await db.deleteFrom('users').where('org_id', 'in', [first.id, later.id]).execute()
})
test('her link to a new password comes by mail; her second factors stay', async () => {
  const { id, email } = await newAdmin(app)
  expect((await press('send_link', id)).status).toBe(200)
  expect((await mails(app, email, 1))[0]).toMatch(/\/reset\/[\w-]+\?desk/)
  expect(await lines(id)).toEqual([{ action: 'admin_link_sent', user_id: desk.provider.id }])
})
test('her factors are removed by another admin, never by herself, and her session ends', async () => {
  const subject = await settled()
  expect(await factorsOf(subject.id)).toBe(2)
  expect((await press('reset_factors', subject.id, subject)).code).toBe('own_account')
  expect((await press('reset_factors', subject.id)).status).toBe(200)
  expect([await factorsOf(subject.id), (await me(subject.token)).status]).toEqual([0, 401])
  const codes = app.deps.db.selectFrom('recovery_codes').select('hash').where('user_id', '=', subject.id)
  expect(await codes.execute()).toEqual([])
  const none = { passkeys: 0, has_codes: false, recovery_left: 0 }
  expect(await lastChange(subject.id)).toEqual({
    before: { passkeys: 1, has_codes: true, recovery_left: 1 },
    after: none,
  })
  expect(await lines(subject.id)).toEqual([{ action: 'factors_removed', user_id: desk.provider.id }])
})
test('she is removed once, never by herself, nor by deleting her own account; employers are no admins', async () => {
  const subject = await settled()
  expect((await press('remove', subject.id, subject)).code).toBe('own_account')
  expect((await app.call('POST /users/delete', {}, subject.token)).code).toBe('own_account')
  expect((await press('remove', subject.id)).status).toBe(200)
  expect((await me(subject.token)).status).toBe(401)
  expect((await list()).map(({ id }) => id)).not.toContain(subject.id)
  expect(await lastChange(subject.id)).toEqual({ before: { org_id: null }, after: null })
  const boss = await employer(app)
  for (const id of [subject.id, boss.id]) expect((await press('remove', id)).code).toBe('not_found')
  expect((await me(boss.token)).status).toBe(200)
  const unasked = await admin(app, { confirmed: false })
  expect((await press('remove', desk.one.admin.id, unasked)).code).toBe('confirm_identity')
})
test('two admins who remove each other at once: one remains', async () => {
  const [one, other] = [await admin(app), await admin(app)]
  const replies = await Promise.all([press('remove', one.id, other), press('remove', other.id, one)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  const remainingIds = (await list()).map(({ id }) => id)
  expect([one, other].filter(({ id }) => remainingIds.includes(id))).toHaveLength(1)
})
test('by command: who lost all factors comes in again; an employer is no admin', async () => {
  const subject = await settled()
  await recoverAdmin(app.deps, ` ${subject.name.toUpperCase()} `)
  expect([await factorsOf(subject.id), (await me(subject.token)).status]).toEqual([0, 401])
  expect(await lines(subject.id)).toEqual([{ action: 'factors_removed', user_id: null }])
  const boss = await employer(app)
  for (const email of [boss.name, 'nobody@home.example'])
    await expect(recoverAdmin(app.deps, email)).rejects.toThrow(AdminCommandError)
})
test('by command: made with a password, again with another; not where the address is somebody else’s', async () => {
  const make = (
    email: string,
    { org = null, password = 'correct horse' }: { org?: string | null; password?: string } = {},
  ) => createAdmin({ ...app.deps, origin: '' }, { email, org, password })
  const email = 'made@kasama.example'
  expect(await make(email)).toEqual({ isNew: true, link: null })
  const token = await adminLogin(app, email)
  const { link } = await createAdmin({ ...app.deps, origin: '' }, { email, org: null, password: null })
  expect(link).toMatch(/^\/reset\/.+\?desk$/)
  expect(await make(email, { password: 'another horse' })).toEqual({ isNew: false, link: null })
  expect((await me(token)).status).toBe(401)
  // The link that was mailed before is void.
  const links = app.deps.db.selectFrom('reset_tokens').innerJoin('users', 'users.id', 'user_id')
  expect(await links.select('user_id').where('email', '=', email).execute()).toEqual([])
  const boss = await employer(app)
  const refused = (attempt: Promise<unknown>) => expect(attempt).rejects.toThrow(AdminCommandError)
  await refused(make(boss.name))
  await refused(make(email, { org: 'one-agency' }))
  await refused(make('new@x.example', { org: 'none' }))
})
