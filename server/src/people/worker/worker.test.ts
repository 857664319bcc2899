import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics } from '#test/library/library'
import { newLoginsTo } from '#test/people/mails'
import { employer, household, logIn, type Person, subscriber } from '#test/people/people'
import { loginCard } from './login-card'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const create = (boss: Person, workpermit: string, extraFields = {}) =>
  app.call('POST /auth/worker_signup', { body: { workpermit, language_code: 'phi', ...extraFields } }, boss.token)

test('the employer gets a password that can be read and typed, and the worker logs in with it', async () => {
  const boss = await subscriber(app)
  const { data } = await create(boss, 'Rosario7')
  expect(data.password).toMatch(/^[a-z]{6}-[a-z]{6}-[2-9]{2}$/)
  expect(data.login_url).toMatch(/^http:\/\/kasama\.test\/first-login\?user=Rosario7&lang=phi#[\w-]{43}$/)
  expect(data.message).toBe(
    `Kumusta! Puwede ka nang matuto sa Kasama.\nBuksan ang link na ito ngayong araw. Ila-log in ka nito nang isang beses:\n${data.login_url}\nSa susunod, mag-log in gamit ang:\nUser ID: Rosario7\nPassword: ${data.password}`,
  )
  const worker = await logIn(app, 'rosario7', data.password)
  const profile = await app.call('GET /users/me', {}, worker.token)
  expect(profile.data).toMatchObject({ role: 'W', username: 'Rosario7', language_code: 'phi', is_subscribed: true })
  expect((await app.call('GET /users/me', {}, boss.token)).data.worker_id).toBe(worker.id)
})
test('a login that is made is told to the employer with its day, and never its password', async () => {
  const boss = await subscriber(app)
  const { data } = await create(boss, 'told0001', { fullname: 'Maria Santos' })
  expect((await create(boss, 'told0002')).code).toBe('has_worker')
  await app.workDone()
  const newLogins = newLoginsTo(app, boss.name)
  expect(newLogins).toHaveLength(1)
  expect(newLogins[0]).toMatch(
    /On \d{1,2} \w+ \d{4} you made a login for your helper, Maria Santos \(User ID: told0001\)/,
  )
  for (const secret of [data.password, data.login_url]) expect(newLogins[0]).not.toContain(secret)
})
test('the name is kept where one is typed, and a worker who comes back keeps hers', async () => {
  const boss = await subscriber(app)
  const name = async (id: number) => (await app.call('GET /worker/:id', { params: { id } }, boss.token)).data.fullname
  const { id, message } = (await create(boss, 'named001', { fullname: ' Maria Santos ' })).data
  expect(message).toContain('Kumusta, Maria!')
  const rename = { username: 'named001', password: 'orchid tree', language: 'phi', id, firstLogin: '' } as const
  expect(loginCard('', { ...rename, fullname: "$'$& Santos" }).message).toContain("Kumusta, $'$&!")
  expect(await name(id)).toBe('Maria Santos')
  await app.call('POST /worker/:id/replace', { params: { id } }, boss.token)
  const former = { id, username: 'named001', fullname: 'Maria Santos' }
  expect((await app.call('GET /worker/former', {}, boss.token)).data).toEqual(former)
  const created = await create(boss, 'named001', { isSubscribingAgain: true, fullname: '' })
  expect(created.data.message).toContain('Kumusta, Maria!')
  expect(await name(id)).toBe('Maria Santos')
})
test('a password of her own choice obeys the rules', async () => {
  const boss = await subscriber(app)
  expect((await create(boss, 'choice01', { password: 'short' })).code).toBe('password_too_short')
  expect((await create(boss, 'choice01', { password: 'my own words' })).data.password).toBe('my own words')
})
test.each(['short', 'has space', 'under_score', 'a@b', ''])('the User ID "%s" is refused', async (value) => {
  const reply = await create(await subscriber(app), value)
  expect([reply.status, reply.code]).toEqual([422, 'user_id_invalid'])
})
test('without a plan there is no worker', async () => {
  expect((await create(await employer(app), 'noplan01')).code).toBe('subscription_needed')
})
test('a User ID belongs to one person, however it is typed', async () => {
  await create(await subscriber(app), 'Unique01')
  const other = await subscriber(app)
  expect((await create(other, 'UNIQUE01')).code).toBe('username_taken')
  expect((await create(other, 'unique01', { isSubscribingAgain: true })).code).toBe('username_taken')
  const validate = (value: string) => app.call('GET /users/validate/:value', { params: { value } }, other.token)
  expect((await validate('unique01')).data.valid).toBe(false)
  expect((await validate('unique02')).data.valid).toBe(true)
  expect((await validate('abc')).data.valid).toBe(false)
})
test('64 employers at once with one User ID: one gets it', async () => {
  const bosses = await Promise.all(Array.from({ length: 64 }, () => subscriber(app)))
  const replies = await Promise.all(bosses.map((boss) => create(boss, 'wanted01')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
})
test('both calls that tell which User IDs are taken share one limit', async () => {
  const limited = await testApp({ config: { rateLimitFactor: 0.1 } })
  const boss = await employer(limited)
  const look = () => limited.call('GET /users/validate/:value', { params: { value: 'guess01' } }, boss.token)
  const body = { workpermit: 'guess02', language_code: 'phi' } as const
  const create = () => limited.call('POST /auth/worker_signup', { body }, boss.token)
  for (let n = 0; n < 3; n++) {
    expect((await look()).status).toBe(200)
    expect((await create()).code).toBe('subscription_needed')
  }
  expect((await look()).code).toBe('too_many_requests')
  expect((await create()).code).toBe('too_many_requests')
})
test('one employer makes one worker, also with many calls at once', async () => {
  const boss = await subscriber(app)
  const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => create(boss, `many${n}abc`)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'has_worker')).toHaveLength(15)
})
test('the last worker is taken back with a new password, by the employer who had her last', async () => {
  const { boss, worker } = await household(app)
  const other = await subscriber(app)
  const former = async (by: Person) => (await app.call('GET /worker/former', {}, by.token)).data
  const fields = { isSubscribingAgain: true }
  expect(await former(boss)).toBeNull()
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  expect(await former(boss)).toEqual({ id: worker.id, username: worker.name, fullname: '' })
  expect(await former(other)).toBeNull()
  expect((await create(other, worker.name, fields)).code).toBe('username_taken')
  expect((await create(boss, worker.name)).code).toBe('username_taken')
  const alone = await app.call('POST /auth/login', { body: { username: worker.name, password: worker.password } })
  expect([alone.status, alone.code]).toEqual([403, 'access_ended'])
  const may = (by: Person, b: number) =>
    app.call('GET /users/validateworker/:a/:b', { params: { a: worker.id, b } }, by.token)
  expect((await may(boss, boss.id)).data.valid).toBe(true)
  expect((await may(await subscriber(app), boss.id)).code).toBe('not_found')
  const { data } = await create(boss, worker.name.toUpperCase(), { ...fields, language_code: 'ind' })
  expect(data.id).toBe(worker.id)
  expect(await former(boss)).toBeNull()
  expect((await may(boss, boss.id)).data.valid).toBe(false)
  const { token } = await logIn(app, worker.name, data.password)
  expect((await app.call('GET /users/me', {}, token)).data).toMatchObject({ is_subscribed: true, language_code: 'ind' })
})
test('16 calls at once take the last worker back once', async () => {
  const { boss, worker } = await household(app)
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => create(boss, worker.name, { isSubscribingAgain: true })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(15)
})
test('pressing again after a lost reply parts nobody else, and is done', async () => {
  const { boss, worker } = await household(app)
  const replace = (id: number, by = boss) => app.call('POST /worker/:id/replace', { params: { id } }, by.token)
  expect([(await replace(worker.id)).status, (await replace(worker.id)).status]).toEqual([200, 200])
  expect((await replace(worker.id, await subscriber(app))).code).toBe('not_found')
  await create(boss, worker.name, { isSubscribingAgain: true })
  expect((await replace(worker.id)).status).toBe(200)
  expect((await app.call('GET /worker/:id', { params: { id: worker.id } }, boss.token)).code).toBe('not_found')
})
test('a worker who was replaced twice over is not the last one', async () => {
  const { boss, worker } = await household(app)
  const replace = (id: number) => app.call('POST /worker/:id/replace', { params: { id } }, boss.token)
  await replace(worker.id)
  app.forward({ minutes: 1 })
  const next = await create(boss, `after${worker.id}abc`)
  await replace(next.data.id)
  expect((await create(boss, worker.name, { isSubscribingAgain: true })).code).toBe('username_taken')
})
test('64 choices of topics at once: one of them stands', async () => {
  const { boss } = await household(app)
  const choices = ['7,13', '13,20,999', '7']
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      app.call('POST /users/topics', { body: { topics: choices[n % 3] ?? '' } }, boss.token),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(64)
  const { data } = await app.call('GET /users/:id/topics', { params: { id: boss.id } }, boss.token)
  expect(choices).toContain(data.map(({ topic_id }) => topic_id).join())
})
test('topics belong to the pair', async () => {
  const { boss, worker } = await household(app)
  const set = (topics: string) => app.call('POST /users/topics', { body: { topics } }, boss.token)
  expect((await set('')).code).toBe('topics_missing')
  expect((await set('13,abc')).code).toBe('invalid_input')
  expect((await set('13,424242')).code).toBe('not_found')
  expect((await set('13,7,7')).data).toEqual([{ topic_id: 7 }, { topic_id: 13 }])
  const topics = (id: number, by: Person) => app.call('GET /users/:id/topics', { params: { id } }, by.token)
  expect((await topics(worker.id, worker)).data).toEqual([{ topic_id: 7 }, { topic_id: 13 }])
  expect((await topics(worker.id, boss)).data).toEqual([{ topic_id: 7 }, { topic_id: 13 }])
  expect((await topics(worker.id, await subscriber(app))).code).toBe('not_found')
})
