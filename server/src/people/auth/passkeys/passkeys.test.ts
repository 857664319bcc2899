// @module-tag ci
import { beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '#platform/http/limits/limits'
import { type TestApp, testApp } from '#test/app/test-app'
import { adminLogin, newAdmin, organisation } from '#test/people/admins'
import { mails, mailsTo } from '#test/people/mails'
import { type SoftPasskey, softPasskey } from '#test/people/passkey'
import { checkPassword, employer, household, logIn, type Person } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const wanted = (token: string) => app.call('POST /auth/passkeys/wanted', {}, token)
const me = (token: string) => app.call('GET /users/me', {}, token)
const register = (id: number, token: string) => app.call('POST /auth/session/:id', { params: { id } }, token)
const list = async (token: string) => (await app.call('GET /auth/passkeys', {}, token)).data

async function addPasskey(token: string, passkey = softPasskey(), name = 'Android, Chrome') {
  const { data } = await wanted(token)
  const body = { name, passkey: passkey.make(data.challenge) }
  return { passkey, reply: await app.call('POST /auth/passkeys', { body }, token) }
}

const challenge = async (at = app) => (await at.call('POST /auth/passkey_challenge', {})).data.challenge

type Used = ReturnType<SoftPasskey['use']>
const send = (passkey: Used, session_key = '', token?: string) =>
  app.call('POST /auth/passkey_login', { body: { passkey, session_key } }, token)

const touch = async (passkey: SoftPasskey, where: Parameters<SoftPasskey['use']>[1] = {}) =>
  send(passkey.use(await challenge(), where))

/** A worker, her employer and her passkey. */
async function withPasskey() {
  const { boss, worker } = await household(app)
  const { passkey } = await addPasskey(worker.token)
  return { boss, worker, passkey }
}

const resetPassword = (boss: Person, worker: Person) =>
  app.call('POST /worker/:id/password', { params: { id: worker.id }, body: {} }, boss.token)

describe('a login by passkey', () => {
  test('is pending like one by password, and registers the one live session', async () => {
    const { worker, passkey } = await withPasskey()
    await app.call('POST /auth/logout', {}, worker.token)
    const { data, status } = await touch(passkey)
    expect([status, data.session_key, data.user]).toEqual([
      200,
      '',
      { id: worker.id, role: 'W', org_id: null, language_code: 'mya', needs_picture: true },
    ])
    expect((await me(data.token)).code).toBe('session_not_registered')
    expect((await register(worker.id, data.token)).status).toBe(200)
    expect((await me(data.token)).status).toBe(200)
    expect((await list(data.token)).passkeys).toMatchObject([{ name: 'Android, Chrome' }])
    expect((await list(data.token)).passkeys[0]?.last_used_at).not.toBeNull()
  })
  test('refuses a worker whose other session is live, and lets an employer end hers', async () => {
    const { boss, worker, passkey } = await withPasskey()
    const hers = await touch(passkey)
    expect(hers.data.session_key).toMatch(/^other-/)
    expect((await register(worker.id, hers.data.token)).code).toBe('session_live')
    const { passkey: ofBoss } = await addPasskey(boss.token)
    const second = await touch(ofBoss)
    expect(second.data.session_key).toMatch(/^other-/)
    expect((await register(boss.id, second.data.token)).status).toBe(200)
    expect((await me(boss.token)).code).toBe('session_ended')
  })
  test('continues the session of the same browser by its key', async () => {
    const boss = await employer(app)
    const { passkey } = await addPasskey(boss.token)
    const { data } = await send(passkey.use(await challenge()), boss.sessionKey)
    expect(data.session_key).toBe(boss.sessionKey)
    expect((await me(data.token)).status).toBe(200)
  })
  test('leaves the password, and a password login the passkey', async () => {
    const { worker, passkey } = await withPasskey()
    await app.call('POST /auth/logout', {}, worker.token)
    const again = await logIn(app, worker.name, worker.password)
    expect((await list(again.token)).passkeys).toHaveLength(1)
    expect((await touch(passkey)).status).toBe(200)
  })
  test('is no password check: deleting the account asks for the password', async () => {
    const boss = await employer(app)
    const { passkey } = await addPasskey(boss.token)
    const { data } = await touch(passkey)
    await register(boss.id, data.token)
    expect((await app.call('POST /users/delete', {}, data.token)).code).toBe('confirm_password')
  })
  test('is refused where somebody is logged in already', async () => {
    const { worker, passkey } = await withPasskey()
    expect((await send(passkey.use(await challenge()), '', worker.token)).code).toBe('somebody_logged_in')
  })
})

describe('a challenge', () => {
  test('is answered once, also by several calls at once', async () => {
    const { passkey } = await withPasskey()
    const used = passkey.use(await challenge())
    const replies = await Promise.all([1, 2, 3].map(() => send(used)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await send(used)).code).toBe('passkey_refused')
  })
  test('is good for five minutes', async () => {
    const { passkey } = await withPasskey()
    const used = passkey.use(await challenge())
    app.forward({ minutes: 6 })
    expect((await send(used)).code).toBe('passkey_refused')
  })
  test('of nobody, of another server, or for a new passkey logs nobody in', async () => {
    const { worker, passkey } = await withPasskey()
    const other = await testApp({ deps: () => ({ secretKey: ['another secret'] }) })
    expect((await send(passkey.use('AAAA'))).code).toBe('passkey_refused')
    expect((await send(passkey.use(await challenge(other)))).code).toBe('passkey_refused')
    expect((await send(passkey.use((await wanted(worker.token)).data.challenge))).code).toBe('passkey_refused')
  })
  test('for a login adds no passkey, nor does one of another account', async () => {
    const [one, other] = [await employer(app), await employer(app)]
    const add = (sent: string) =>
      app.call('POST /auth/passkeys', { body: { name: 'x', passkey: softPasskey().make(sent) } }, one.token)
    expect((await add(await challenge())).code).toBe('passkey_invalid')
    expect((await add((await wanted(other.token)).data.challenge)).code).toBe('passkey_invalid')
  })
})

describe('a passkey', () => {
  test('of another origin or domain, without her finger, or by another key logs nobody in', async () => {
    const { passkey } = await withPasskey()
    expect((await touch(passkey, { origin: 'https://kasama.test.example' })).code).toBe('passkey_refused')
    expect((await touch(passkey, { origin: 'http://evil.kasama.test' })).code).toBe('passkey_refused')
    expect((await touch(passkey, { rpId: 'example' })).code).toBe('passkey_refused')
    expect((await touch(passkey, { isVerified: false })).code).toBe('passkey_refused')
    const forged = { ...softPasskey().use(await challenge()), id: passkey.id }
    expect((await send(forged)).code).toBe('passkey_refused')
  })
  test('works on the host of an organisation', async () => {
    const { passkey } = await withPasskey()
    const { short_url } = await organisation(app, 'Sample Homes')
    expect((await touch(passkey, { origin: `http://${short_url}.kasama.test` })).status).toBe(200)
    expect((await touch(passkey, { origin: `http://${short_url}.kasama.test:8080` })).code).toBe('passkey_refused')
    expect((await touch(passkey, { origin: `https://${short_url}.kasama.test` })).code).toBe('passkey_refused')
  })
  test('whose counter goes back is refused', async () => {
    const { passkey } = await withPasskey()
    expect((await touch(passkey, { counter: 5 })).status).toBe(200)
    expect((await touch(passkey, { counter: 5 })).code).toBe('passkey_refused')
    expect((await touch(passkey, { counter: 6 })).status).toBe(200)
  })
  test('is refused in the same words whether it is unknown, removed or without its account', async () => {
    const { worker, passkey } = await withPasskey()
    const unknown = await touch(softPasskey())
    const [{ id = 0 } = {}] = (await list(worker.token)).passkeys
    await app.call('POST /auth/passkeys/:id/remove', { params: { id } }, worker.token)
    const removed = await touch(passkey)
    expect([removed.status, removed.code]).toEqual([unknown.status, unknown.code])
    expect(removed.code).toBe('passkey_refused')
  })
  test('of an admin is a second factor and logs nobody in; the desk is no place for those of others', async () => {
    const desk = await testApp({ config: { demo: false } })
    const { id, email } = await newAdmin(desk)
    const token = await adminLogin(desk, email)
    const passkey = softPasskey()
    const { data } = await desk.call('POST /admin/passkeys/wanted', {}, token)
    await desk.call('POST /admin/passkeys', { body: { name: 'Key', passkey: passkey.make(data.challenge) } }, token)
    const body = { passkey: passkey.use(await challenge(desk)) }
    expect((await desk.call('POST /auth/passkey_login', { body })).code).toBe('passkey_refused')
    await desk.call('POST /auth/session/:id', { params: { id } }, token)
    expect((await desk.call('GET /auth/passkeys', {}, token)).code).toBe('not_found')
    expect((await desk.call('POST /auth/passkeys/wanted', {}, token)).code).toBe('not_found')
    const params = { id: (await desk.call('GET /admin/factors', {}, token)).data.passkeys[0]?.id ?? 0 }
    expect((await desk.call('POST /auth/passkeys/:id/remove', { params }, token)).code).toBe('not_found')
  })
})

describe('adding one', () => {
  test('follows a login, and later a password check', async () => {
    const { worker } = await household(app)
    app.forward({ minutes: 6 })
    expect((await list(worker.token)).may_add).toBe(false)
    expect((await wanted(worker.token)).code).toBe('confirm_password')
    await checkPassword(app, worker)
    expect((await list(worker.token)).may_add).toBe(true)
    expect((await addPasskey(worker.token)).reply.status).toBe(200)
  })
  test('names nobody in the handle, and the same one for each device of an account', async () => {
    const [one, other] = [await employer(app), await employer(app)]
    const [first, second, third] = [await wanted(one.token), await wanted(one.token), await wanted(other.token)]
    const handle = Buffer.from(first.data.user.id, 'base64url').toString()
    expect(handle).toMatch(/^[\w-]{43}$/)
    expect(second.data.user.id).toBe(first.data.user.id)
    expect(third.data.user.id).not.toBe(first.data.user.id)
    expect(first.data.rp.id).toBe('kasama.test')
  })
  test('is done once for each device, by one account', async () => {
    const [one, other] = [await employer(app), await employer(app)]
    const { passkey } = await addPasskey(one.token)
    expect((await wanted(one.token)).data.exclude).toEqual([{ id: passkey.id, transports: ['internal'] }])
    expect((await addPasskey(one.token, passkey)).reply.code).toBe('passkey_invalid')
    expect((await addPasskey(other.token, passkey)).reply.code).toBe('passkey_invalid')
    const rubbish = { id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: [] }
    await wanted(other.token)
    const body = { name: 'x', passkey: rubbish }
    expect((await app.call('POST /auth/passkeys', { body }, other.token)).code).toBe('passkey_invalid')
  })
  test('ends at ten', async () => {
    const { token } = await employer(app)
    for (let n = 0; n < 10; n++) expect((await addPasskey(token)).reply.status).toBe(200)
    expect((await wanted(token)).code).toBe('passkeys_full')
  })
  test('is open to an agency account whose contract has ended, like the password', async () => {
    const boss = await employer(app)
    const { id: org_id } = await organisation(app, 'Ended Homes')
    await app.deps.db.updateTable('users').set({ org_id }).where('id', '=', boss.id).execute()
    const { passkey, reply } = await addPasskey(boss.token)
    expect(reply.status).toBe(200)
    const { data } = await touch(passkey)
    expect([data.user.role, data.user.org_id]).toEqual(['E', org_id])
  })
})

describe('removing one', () => {
  test('is for its owner, also the last one, and leaves the session', async () => {
    const { worker, passkey } = await withPasskey()
    const [{ id = 0 } = {}] = (await list(worker.token)).passkeys
    const remove = (token: string) => app.call('POST /auth/passkeys/:id/remove', { params: { id } }, token)
    expect((await remove((await employer(app)).token)).code).toBe('not_found')
    const replies = await Promise.all([remove(worker.token), remove(worker.token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await list(worker.token)).passkeys).toEqual([])
    expect((await touch(passkey)).code).toBe('passkey_refused')
    expect((await me(worker.token)).status).toBe(200)
  })
  test('and adding are told by mail and stand in the audit trail', async () => {
    const boss = await employer(app)
    await addPasskey(boss.token, softPasskey(), 'Laptop <b>, Edge')
    const [{ id = 0 } = {}] = (await list(boss.token)).passkeys
    await app.call('POST /auth/passkeys/:id/remove', { params: { id } }, boss.token)
    const sent = (await mails(app, boss.name, 2)).join('\n')
    expect(sent).toContain('A device can log in with fingerprint')
    expect(sent).toContain('A device was removed from your login')
    const lines = await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('user_id', '=', boss.id)
      .where('action', 'in', ['passkey_added', 'passkey_removed'])
      .orderBy('id')
      .execute()
    const detail = { name: 'Laptop <b>, Edge' }
    expect(lines).toEqual([
      { action: 'passkey_added', detail },
      { action: 'passkey_removed', detail },
    ])
  })
  test('mails nothing to a worker without an address', async () => {
    const { worker } = await withPasskey()
    await app.workDone()
    expect(mailsTo(app, worker.name)).toEqual([])
  })
})

describe('passkeys end', () => {
  test("with her employer's reset of her password", async () => {
    const { boss, worker, passkey } = await withPasskey()
    expect((await resetPassword(boss, worker)).status).toBe(200)
    expect((await touch(passkey)).code).toBe('passkey_refused')
  })
  test('with her session, if her employer ends it', async () => {
    const { boss, worker, passkey } = await withPasskey()
    const params = { id: worker.id }
    expect((await app.call('POST /worker/:id/end_session', { params }, boss.token)).status).toBe(200)
    expect((await touch(passkey)).code).toBe('passkey_refused')
  })
  test('with a replaced worker and a deleted account', async () => {
    const { boss, worker, passkey } = await withPasskey()
    const params = { id: worker.id }
    const replaced = await app.call('POST /worker/:id/replace', { params }, boss.token)
    expect(replaced.status).toBe(200)
    expect((await touch(passkey)).code).toBe('passkey_refused')
    const gone = await employer(app)
    const { passkey: hers } = await addPasskey(gone.token)
    await app.call('POST /auth/login', { body: { email: gone.name, password: gone.password } }, gone.token)
    expect((await app.call('POST /users/delete', {}, gone.token)).status).toBe(200)
    expect((await touch(hers)).code).toBe('passkey_refused')
  })
  test('with the password they were added under: a stranger may have known it', async () => {
    const { worker, passkey } = await withPasskey()
    const body = { old_pass: worker.password, new_pass: 'a long orchid 7' }
    expect((await app.call('POST /auth/change_pass', { body }, worker.token)).status).toBe(200)
    expect((await touch(passkey)).code).toBe('passkey_refused')
  })
  test('and not those of another account', async () => {
    const { boss, worker } = await withPasskey()
    const { passkey } = await addPasskey(boss.token)
    await resetPassword(boss, worker)
    expect((await touch(passkey)).status).toBe(200)
  })
})

test('a blocked account is not let in by its passkey', async () => {
  const { worker, passkey } = await withPasskey()
  await app.deps.db.updateTable('users').set({ blocked_at: app.deps.now() }).where('id', '=', worker.id).execute()
  expect((await touch(passkey)).code).toBe('account_blocked')
})

test('refused passkeys count with the wrong passwords of the account, and unknown ones too', async () => {
  const limited = await testApp({ deps: (_, database) => ({ limits: createLimits(1, database.pool) }) })
  const boss = await employer(limited)
  const passkey = softPasskey()
  const { data } = await limited.call('POST /auth/passkeys/wanted', {}, boss.token)
  await limited.call('POST /auth/passkeys', { body: { name: 'x', passkey: passkey.make(data.challenge) } }, boss.token)
  const tryOn = async (used: Used) =>
    (await limited.call('POST /auth/passkey_login', { body: { passkey: used } })).status
  for (let n = 0; n < 10; n++) expect(await tryOn(passkey.use('AAAA'))).toBe(401)
  expect(await tryOn(passkey.use(await challenge(limited)))).toBe(429)
  const body = { email: boss.name, password: boss.password }
  expect((await limited.call('POST /auth/login', { body })).code).toBe('too_many_requests')
  const unknown = softPasskey()
  for (let n = 0; n < 10; n++) expect(await tryOn(unknown.use('AAAA'))).toBe(401)
  expect(await tryOn(unknown.use('AAAA'))).toBe(429)
})
