import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { welcomesTo } from '#test/people/mails'
import { employer, household, logIn } from '#test/people/people'
import { tidyJobOf } from './session/tidy.job'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const me = (token: string) => app.call('GET /users/me', {}, token)

test('an employer signs up with her session, and her email is kept in small letters', async () => {
  const { data } = await app.call('POST /auth/signup', {
    body: { email: 'Grace@Home.Example', password: 'orchid tree' },
  })
  const profile = await me(data.token)
  expect(profile.data).toMatchObject({ role: 'E', email: 'grace@home.example', is_subscribed: false, worker_id: null })
  expect(profile.data.session_key).toBe(data.session_key)
  const repeated = await app.call('POST /auth/signup', {
    body: { email: 'GRACE@home.example', password: 'orchid tree' },
  })
  expect([repeated.status, repeated.code]).toEqual([409, 'email_taken'])
})
test.each([
  ['seven77', 'password_too_short'],
  ['password1', 'password_too_common'],
  ['12345678', 'password_too_common'],
])('the password %s is refused: %s', async (password, code) => {
  const reply = await app.call('POST /auth/signup', { body: { email: 'new@home.example', password } })
  expect([reply.status, reply.code, reply.field]).toEqual([422, code, 'password'])
})
test('a sign-up is welcomed by one mail, and one that fails by none', async () => {
  const { name } = await employer(app)
  const twice = await app.call('POST /auth/signup', { body: { email: name, password: 'correct horse' } })
  expect(twice.code).toBe('email_taken')
  await app.workDone()
  expect(welcomesTo(app, name)).toHaveLength(1)
  expect(welcomesTo(app, name)[0]).toContain(`You log in with ${name}.`)
})
test('64 sign-ups at once with one email leave one account', async () => {
  const body = { email: 'race@home.example', password: 'orchid tree' }
  const replies = await Promise.all(Array.from({ length: 64 }, () => app.call('POST /auth/signup', { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(63)
})
test('a login token does nothing until its session is registered', async () => {
  const grace = await employer(app)
  const { data } = await app.call('POST /auth/login', {
    body: { email: grace.name, password: grace.password, role: 'E' },
  })
  expect(data.session_key).toMatch(/^other-/)
  expect((await me(data.token)).code).toBe('session_not_registered')
  const session = await app.call('GET /auth/session/:id', { params: { id: grace.id } }, data.token)
  expect(session.data.session_key).toBe(data.session_key)
  const registered = await app.call('POST /auth/session/:id', { params: { id: grace.id } }, data.token)
  expect(registered.data.session_key).not.toBe(grace.sessionKey)
  expect((await me(data.token)).status).toBe(200)
  expect((await me(grace.token)).code).toBe('session_ended')
})
test('the same browser goes on with its own key, and the marker registers nothing', async () => {
  const grace = await employer(app)
  const login = (session_key: string) =>
    app.call('POST /auth/login', { body: { email: grace.name, password: grace.password, session_key } })
  const same = await login(grace.sessionKey)
  expect(same.data.session_key).toBe(grace.sessionKey)
  expect((await me(same.data.token)).status).toBe(200)
  expect((await me(grace.token)).status).toBe(200)
  const other = await login('')
  const withMarker = await login(other.data.session_key)
  expect((await me(withMarker.data.token)).code).toBe('session_not_registered')
})
test('a worker whose registration lost its reply is the same browser by her token, and nobody else is', async () => {
  const { worker } = await household(app)
  const other = await household(app)
  const login = async (session_key: string) =>
    (await app.call('POST /auth/login', { body: { username: worker.name, password: worker.password, session_key } }))
      .data
  const continued = await login(worker.token)
  expect(continued.session_key).toBe(worker.sessionKey)
  const register = (token: string) => app.call('POST /auth/session/:id', { params: { id: worker.id } }, token)
  expect((await register(continued.token)).data).toEqual({ session_key: worker.sessionKey })
  const pending = await login('')
  for (const proof of [other.worker.token, pending.token, worker.token.slice(1)]) {
    const refused = await login(proof)
    expect(refused.session_key).toMatch(/^other-/)
    expect((await register(refused.token)).code).toBe('session_live')
  }
})
test('a logout that arrives after the same browser has logged in again leaves the session', async () => {
  const { worker } = await household(app)
  app.forward({ minutes: 1 })
  const { data } = await app.call('POST /auth/login', {
    body: { username: worker.name, password: worker.password, session_key: worker.sessionKey },
  })
  await app.call('POST /auth/logout', {}, worker.token)
  expect((await me(worker.token)).status).toBe(401)
  expect((await me(data.token)).status).toBe(200)
  await app.call('POST /auth/logout', {}, data.token)
  expect((await me(data.token)).code).toBe('session_ended')
})
test('a logout by the earlier of two logins of one browser ends the session, once it cannot be a late one', async () => {
  const { worker } = await household(app)
  app.forward({ minutes: 1 })
  const { data } = await app.call('POST /auth/login', {
    body: { username: worker.name, password: worker.password, session_key: worker.sessionKey },
  })
  app.forward({ minutes: 11 })
  await app.call('POST /auth/logout', {}, worker.token)
  expect((await me(data.token)).code).toBe('session_ended')
})
test('after a logout the key is empty again', async () => {
  const grace = await employer(app)
  expect((await app.call('POST /auth/logout', {}, grace.token)).data).toEqual({ done: true })
  expect((await me(grace.token)).code).toBe('session_ended')
  const { data } = await app.call('POST /auth/login', { body: { email: grace.name, password: grace.password } })
  expect(data.session_key).toBe('')
})
test("a worker's live session is not taken over, and an idle one is", async () => {
  const { worker } = await household(app)
  const login = () => app.call('POST /auth/login', { body: { username: worker.name, password: worker.password } })
  const register = (token: string) => app.call('POST /auth/session/:id', { params: { id: worker.id } }, token)
  const second = await login()
  expect(second.data.session_key).toMatch(/^other-/)
  app.forward({ minutes: 4 })
  const refused = await register(second.data.token)
  expect([refused.code, refused.values]).toEqual(['session_live', { minutes: 11 }])
  expect(refused.message).toContain('Log in again in 11\u00a0min, or ask your employer to end the other session.')
  expect((await me(worker.token)).status).toBe(200)
  app.forward({ minutes: 16 })
  const third = await login()
  expect(third.data.session_key).toBe('')
  expect((await register(third.data.token)).status).toBe(200)
  expect((await me(worker.token)).code).toBe('session_ended')
})
test('64 registrations at once leave one session', async () => {
  const { worker } = await household(app)
  await app.call('POST /auth/logout', {}, worker.token)
  const logins = await Promise.all(
    Array.from({ length: 64 }, () =>
      app.call('POST /auth/login', { body: { username: worker.name, password: worker.password } }),
    ),
  )
  const tokens = logins.map(({ data }) => data.token)
  const replies = await Promise.all(
    tokens.map((token) => app.call('POST /auth/session/:id', { params: { id: worker.id } }, token)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ status }) => status < 500)).toBe(true)
})
test("64 registrations at once of an employer's session leave one, which goes on", async () => {
  const grace = await employer(app)
  const body = { email: grace.name, password: grace.password }
  const logins = await Promise.all(Array.from({ length: 64 }, () => app.call('POST /auth/login', { body })))
  const tokens = logins.map(({ data }) => data.token)
  const replies = await Promise.all(
    tokens.map((token) => app.call('POST /auth/session/:id', { params: { id: grace.id } }, token)),
  )
  const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).status))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'session_ended')).toHaveLength(63)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses[replies.findIndex(({ status }) => status === 200)]).toBe(200)
})
test('idle tokens end: employers after 7 days, workers after 30', async () => {
  const { boss, worker } = await household(app)
  app.forward({ days: 6 })
  expect((await me(boss.token)).status).toBe(200)
  app.forward({ days: 8 })
  expect((await me(boss.token)).code).toBe('session_ended')
  expect((await me(worker.token)).status).toBe(200)
  app.forward({ days: 31 })
  expect((await me(worker.token)).code).toBe('session_ended')
})
test('unknown accounts and wrong passwords answer alike and cost the same work', async () => {
  const grace = await employer(app)
  const attempt = async (email: string) => {
    const computedBefore = app.deps.passwords.computed()
    const { status, code, message } = await app.call('POST /auth/login', { body: { email, password: 'wrong one' } })
    return { status, code, message, work: app.deps.passwords.computed() - computedBefore }
  }
  expect(await attempt(grace.name)).toEqual(await attempt('nobody@home.example'))
  expect(await attempt(grace.name)).toMatchObject({ status: 401, code: 'wrong_login', work: 1 })
})
test('ten failures stop an account for 15 minutes, and the answer says so', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const grace = await employer(limited)
  const login = (password: string) => limited.call('POST /auth/login', { body: { email: grace.name, password } })
  for (let n = 0; n < 10; n++) expect((await login('wrong one')).status).toBe(401)
  const refused = await login(grace.password)
  expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
test('of 40 guesses at once ten are looked at', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const grace = await employer(limited)
  const guess = (old_pass: string) =>
    limited.call('POST /auth/change_pass', { body: { old_pass, new_pass: 'orchid tree' } }, grace.token)
  const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(`guess ${n}`)))
  expect(replies.filter(({ code }) => code === 'wrong_password')).toHaveLength(10)
  expect(replies.filter(({ code }) => code === 'too_many_requests')).toHaveLength(30)
})
test('a login with the current token checks the password and changes no session', async () => {
  const grace = await employer(app)
  const check = (password: string) =>
    app.call('POST /auth/login', { body: { email: grace.name, password, role: 'E' } }, grace.token)
  expect((await check('wrong one')).code).toBe('wrong_password')
  expect((await check(grace.password)).data.token).toBe(grace.token)
  expect((await me(grace.token)).status).toBe(200)
})
test("another account's session can't be read or registered", async () => {
  const [grace, other] = [await employer(app), await employer(app)]
  expect((await app.call('GET /auth/session/:id', { params: { id: other.id } }, grace.token)).code).toBe('not_found')
  expect((await app.call('POST /auth/session/:id', { params: { id: other.id } }, grace.token)).code).toBe('not_found')
})
test('tokens are stored hashed', async () => {
  const { worker } = await household(app)
  const rows = await app.deps.db.selectFrom('tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(worker.token)
  await logIn(app, worker.name, worker.password).catch(() => {})
})
test('tokens that open nothing are removed, the others stay', async () => {
  const ownApp = await testApp()
  const { worker } = await household(ownApp)
  await ownApp.call('POST /auth/login', { body: { username: worker.name, password: worker.password } })
  const tokens = async () =>
    (await ownApp.deps.db.selectFrom('tokens').select('hash').where('user_id', '=', worker.id).execute()).length
  ownApp.forward({ days: 29 })
  await ownApp.call('GET /users/me', {}, worker.token)
  ownApp.forward({ days: 2 })
  await tidyJobOf(ownApp.deps).run({}, '')
  expect(await tokens()).toBe(1)
  ownApp.forward({ days: 31 })
  await tidyJobOf(ownApp.deps).run({}, '')
  expect(await tokens()).toBe(0)
})
test('counters and sessions that have ended are removed, the others stay', async () => {
  const ownApp = await testApp()
  const { boss, worker } = await household(ownApp)
  const { db } = ownApp.deps
  const count = async (table: 'sessions' | 'rate_limits') => (await db.selectFrom(table).selectAll().execute()).length
  const at = ownApp.deps.now().getTime()
  const counters = [at - 1, at + 1].map((expire) => ({ key: `counter ${expire}`, points: 1, expire: String(expire) }))
  await db.deleteFrom('rate_limits').execute()
  await db.insertInto('rate_limits').values(counters).execute()
  await tidyJobOf(ownApp.deps).run({}, '')
  expect(await count('rate_limits')).toBe(1)
  await ownApp.call('POST /auth/logout', {}, worker.token)
  ownApp.forward({ days: 31 })
  await tidyJobOf(ownApp.deps).run({}, '')
  const sessions = await db.selectFrom('sessions').select('user_id').execute()
  expect(sessions).toEqual([{ user_id: boss.id }])
})
test('an address signs up thirty times an hour at most', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 1 } })
  const statuses: number[] = []
  for (let n = 0; n < 31; n++) {
    const { status } = await limited.call('POST /auth/signup', {
      body: { email: `n${n}@home.example`, password: 'short' },
    })
    statuses.push(status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(422))
  expect(statuses[30]).toBe(429)
})
