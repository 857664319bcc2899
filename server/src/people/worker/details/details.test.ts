// @module-tag ci
import { dayMs } from '@kasama/contract/durations.rules'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics } from '#test/library/library'
import { household, logIn, type Person, pay, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const me = (token: string) => app.call('GET /users/me', {}, token)
const details = (id: number, boss: Person) => app.call('GET /worker/:id', { params: { id } }, boss.token)
const replace = (id: number, boss: Person) => app.call('POST /worker/:id/replace', { params: { id } }, boss.token)
const hire = async (boss: Person, workpermit: string): Promise<Person> => {
  const body = { workpermit, language_code: 'phi' as const }
  const { data } = await app.call('POST /auth/worker_signup', { body }, boss.token)
  return logIn(app, data.username, data.password)
}
/** Logs a person in again on a device of her own. */
const logInAgain = (person: Person) => logIn(app, person.name, person.password)

test('the employer sees when her worker was last there', async () => {
  const { boss, worker } = await household(app)
  expect((await details(worker.id, boss)).data).toMatchObject({
    username: worker.name,
    language_code: 'mya',
    is_live: true,
  })
  app.forward({ minutes: 16 })
  expect((await details(worker.id, boss)).data.is_live).toBe(false)
  await app.call('POST /auth/logout', {}, worker.token)
  expect((await details(worker.id, boss)).data.last_seen_at).toBeNull()
})
test('a foreign worker is answered like one that is not there, whatever the call', async () => {
  const { worker } = await household(app)
  const stranger = (await household(app)).boss
  for (const id of [worker.id, 2_000_000]) {
    const replies = [
      await details(id, stranger),
      await replace(id, stranger),
      await app.call('POST /worker/:id/end_session', { params: { id } }, stranger.token),
      await app.call('POST /worker/:id/password', { params: { id }, body: {} }, stranger.token),
      await app.call('POST /worker/:id/language', { params: { id }, body: { language_code: 'eng' } }, stranger.token),
      await app.call('GET /users/:id', { params: { id } }, stranger.token),
    ]
    expect(replies.map(({ status, code }) => [status, code])).toEqual(replies.map(() => [404, 'not_found']))
  }
  expect((await me(worker.token)).status).toBe(200)
})
test('the employer signs her worker out, and the worker may log in again at once', async () => {
  const { boss, worker } = await household(app)
  const ended = await app.call('POST /worker/:id/end_session', { params: { id: worker.id } }, boss.token)
  expect(ended.data).toMatchObject({ is_live: false, last_seen_at: null })
  expect((await me(worker.token)).code).toBe('session_ended')
  expect((await me((await logInAgain(worker)).token)).status).toBe(200)
})
test('a new password is shown once and signs her out', async () => {
  const { boss, worker } = await household(app)
  const give = (body: { password?: string }) =>
    app.call('POST /worker/:id/password', { params: { id: worker.id }, body }, boss.token)
  expect((await give({ password: 'short' })).code).toBe('password_too_short')
  const { data } = await give({})
  expect(data.login_url).toContain(`user=${worker.name}`)
  expect((await me(worker.token)).code).toBe('session_ended')
  expect((await logInAgain({ ...worker, password: data.password })).id).toBe(worker.id)
  expect((await give({ password: 'her own words' })).data.password).toBe('her own words')
  const old = await app.call('POST /auth/login', { body: { username: worker.name, password: data.password } })
  expect(old.code).toBe('wrong_worker_login')
})
test('the employer sees since when the password is what it is, whoever changed it', async () => {
  const { boss, worker } = await household(app)
  const changed = async () => (await details(worker.id, boss)).data.password_changed_at
  const changedWorker = await changed()
  app.forward({ minutes: 2 })
  expect(await changed()).toBe(changedWorker)
  const form = { old_pass: worker.password, new_pass: 'her own new words' }
  await app.call('POST /auth/change_pass', { body: form }, worker.token)
  const byHerself = await changed()
  expect(Date.parse(byHerself) - Date.parse(changedWorker)).toBe(120_000)
  app.forward({ minutes: 3 })
  await app.call('POST /worker/:id/password', { params: { id: worker.id }, body: {} }, boss.token)
  expect(Date.parse(await changed()) - Date.parse(byHerself)).toBe(180_000)
})
test('her language follows the employer, and the worker herself', async () => {
  const { boss, worker } = await household(app)
  const set = (language_code: 'ind' | 'mya') =>
    app.call('POST /worker/:id/language', { params: { id: worker.id }, body: { language_code } }, boss.token)
  expect((await set('ind')).data.language_code).toBe('ind')
  await app.call('POST /users/language', { body: { language_code: 'phi' } }, worker.token)
  expect((await details(worker.id, boss)).data.language_code).toBe('phi')
})
test('a logged-in worker gets the language that the employer has just chosen', async () => {
  const { boss, worker } = await household(app)
  expect((await me(worker.token)).data.language_code).toBe('mya')
  const body = { language_code: 'ind' as const }
  await app.call('POST /worker/:id/language', { params: { id: worker.id }, body }, boss.token)
  expect((await me(worker.token)).data.language_code).toBe('ind')
  const login = await app.call('POST /auth/login', { body: { username: worker.name, password: worker.password } })
  expect(login.data.user.language_code).toBe('ind')
})
test('the profile of a paying employer says that no worker is linked', async () => {
  const boss = await subscriber(app)
  const setup = async () => {
    const { is_subscribed, worker_id, UserTopics } = (await me(boss.token)).data
    return [is_subscribed, worker_id, UserTopics]
  }
  expect(await setup()).toEqual([true, null, []])
  const worker = await hire(boss, `first${boss.id}abc`)
  expect(await setup()).toEqual([true, worker.id, []])
  await replace(worker.id, boss)
  expect(await setup()).toEqual([true, null, []])
})
test('on a yearly plan a worker may be replaced at any time; her login ends', async () => {
  const { boss, worker } = await household(app)
  expect((await replace(worker.id, boss)).data).toEqual({ done: true })
  expect((await me(worker.token)).code).toBe('session_ended')
  expect((await details(worker.id, boss)).code).toBe('not_found')
  const login = await app.call('POST /auth/login', { body: { username: worker.name, password: worker.password } })
  expect([login.status, login.code]).toEqual([403, 'access_ended'])
  const next = await hire(boss, `next${worker.id}abc`)
  expect((await details(next.id, boss)).data.may_replace).toBe(true)
  expect((await replace(next.id, boss)).status).toBe(200)
})
test('logins that are on their way while a worker is replaced let her in no more', async () => {
  const { boss, worker } = await household(app)
  const body = { username: worker.name, password: worker.password }
  const [logins] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => app.call('POST /auth/login', { body }))),
    replace(worker.id, boss),
  ])
  for (const { data } of logins) {
    if (!data) continue
    const session = await app.call('POST /auth/session/:id', { params: { id: worker.id } }, data.token)
    expect(session.status === 401 || session.status === 409, session.code).toBe(true)
    expect((await me(data.token)).status).not.toBe(200)
  }
  expect((await app.call('POST /auth/login', { body })).code).toBe('access_ended')
})
test('also while access outlasts what was paid for', async () => {
  const { boss, worker } = await household(app)
  const [start, past, later] = [-366, -1, 7].map((days) => new Date(app.deps.now().getTime() + days * dayMs))
  await app.deps.db
    .updateTable('subscriptions')
    .set({ current_period_start: start, current_period_end: past, access_ends_at: later })
    .where('user_id', '=', boss.id)
    .execute()
  expect((await details(worker.id, boss)).data.may_replace).toBe(true)
  expect((await replace(worker.id, boss)).data).toEqual({ done: true })
})
test('on a monthly plan once a billing month', async () => {
  const boss = await subscriber(app, 10)
  const first = await hire(boss, `monthly${boss.id}a`)
  expect((await replace(first.id, boss)).status).toBe(200)
  app.forward({ days: 1 })
  const second = await hire(boss, `monthly${boss.id}b`)
  expect((await details(second.id, boss)).data.may_replace).toBe(false)
  const refused = await replace(second.id, boss)
  expect([refused.status, refused.code]).toEqual([409, 'replaced_this_month'])
  expect((await me(second.token)).status).toBe(200)
  app.forward({ days: 31 })
  const login = await app.call('POST /auth/login', {
    body: { email: boss.name, password: boss.password, session_key: boss.sessionKey },
  })
  const fresh = { ...boss, token: login.data.token }
  expect((await replace(second.id, fresh)).code).toBe('subscription_needed')
  await pay(app, fresh, 10)
  expect((await replace(second.id, fresh)).status).toBe(200)
})
test('a billing month that began on a short month’s last day is counted from there', async () => {
  const lateApp = await testApp({ start: '2026-02-28T04:00:00Z' })
  const boss = await subscriber(lateApp, 10)
  await lateApp.deps.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date('2026-03-31T04:00:00Z') })
    .where('user_id', '=', boss.id)
    .execute()
  lateApp.forward({ days: 1 })
  const sign = async (workpermit: string) =>
    (await lateApp.call('POST /auth/worker_signup', { body: { workpermit, language_code: 'phi' } }, boss.token)).data.id
  const go = async (id: number) => (await lateApp.call('POST /worker/:id/replace', { params: { id } }, boss.token)).code
  expect(await go(await sign('february1'))).toBeUndefined()
  expect(await go(await sign('february2'))).toBe('replaced_this_month')
})
test('16 replacements at once end one link', async () => {
  const { boss, worker } = await household(app)
  const replies = await Promise.all(Array.from({ length: 16 }, () => replace(worker.id, boss)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const { db } = app.deps
  const links = db.selectFrom('worker_links').select('ended_at').where('worker_id', '=', worker.id)
  expect(await links.execute()).toEqual([{ ended_at: expect.any(Date) }])
  const trail = db.selectFrom('audit_log').select('id').where('user_id', '=', boss.id)
  expect(await trail.where('action', '=', 'worker_replaced').execute()).toHaveLength(1)
})
