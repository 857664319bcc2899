import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails } from '#test/people/mails'
import { employer, household, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** The actions of an account in the audit trail, in order. */
async function trail(userId: number): Promise<string[]> {
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test("an employer's account leaves a trail, from its sign-up to its end", async () => {
  const grace = await employer(app)
  const body = { email: grace.name, password: grace.password }
  const { data } = await app.call('POST /auth/login', { body })
  await app.call('POST /auth/login', { body: { ...body, password: 'not the one' } })
  await app.call('POST /auth/session/:id', { params: { id: grace.id } }, data.token)
  const passwords = { old_pass: grace.password, new_pass: 'a new orchid' }
  await app.call('POST /auth/change_pass', { body: passwords }, data.token)
  await app.call('POST /auth/login', { body: { ...body, password: 'a new orchid' } }, data.token)
  await app.call('POST /users/email', { body: { email: `moved-${grace.name}` } }, data.token)
  await app.call('POST /users/export', {}, data.token)
  await app.call('POST /users/delete', {}, data.token)
  expect(await trail(grace.id)).toEqual([
    'signup',
    'login',
    'login_failed',
    'session_registered',
    'password_changed',
    'email_changed',
    'account_exported',
    'account_deleted',
  ])
})
test('a reset leaves a trail, and its mail nothing secret in it', async () => {
  const grace = await employer(app)
  await app.call('POST /auth/employer_forgot_password', { body: { email: grace.name } })
  const [mail = ''] = await mails(app, grace.name, 1)
  const token = /\/reset\/([\w-]+)/.exec(mail)?.[1] ?? ''
  await app.call('POST /auth/employer_reset_password', { body: { token, new_password: 'a new orchid' } })
  expect(await trail(grace.id)).toEqual(['signup', 'password_reset_asked', 'password_reset'])
  const rows = await app.deps.db.selectFrom('audit_log').selectAll().where('user_id', '=', grace.id).execute()
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|orchid|${grace.name}`))
})
test("an employer's change of a worker is on the employer's trail and names the worker", async () => {
  const { boss, worker } = await household(app)
  const about = { params: { id: worker.id } }
  await app.call('POST /worker/:id/password', { ...about, body: {} }, boss.token)
  await app.call('POST /worker/:id/end_session', about, boss.token)
  await app.call('POST /worker/:id/replace', about, boss.token)
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('user_id', '=', boss.id)
    .where('action', 'like', 'worker%')
    .orderBy('id')
    .execute()
  const detail = { worker_id: worker.id }
  expect(rows).toEqual([
    { action: 'worker_created', detail },
    { action: 'worker_password_reset', detail },
    { action: 'worker_session_ended', detail },
    { action: 'worker_replaced', detail },
  ])
})
test("a worker's refused second phone is on her trail", async () => {
  const { worker } = await household(app)
  const body = { username: worker.name, password: worker.password }
  const { data } = await app.call('POST /auth/login', { body })
  await app.call('POST /auth/session/:id', { params: { id: worker.id } }, data.token)
  await app.call('POST /auth/logout', {}, worker.token)
  expect(await trail(worker.id)).toEqual(['login', 'session_registered', 'login', 'session_refused', 'logout'])
})
test('a failed login of nobody is kept without the name that was typed', async () => {
  await subscriber(app)
  await app.call('POST /auth/login', { body: { email: 'typed-by-mistake@home.example', password: 'not the one' } })
  const rows = await app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'login_failed')
    .orderBy('id')
    .execute()
  expect(rows.at(-1)?.user_id).toBeNull()
  expect(JSON.stringify(rows)).not.toContain('typed-by-mistake')
})
