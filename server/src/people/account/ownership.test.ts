import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { employer, household, type Person } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const rename = (by: Person, user_id: number, fullname: string) =>
  app.call('POST /users/fullname', { body: { user_id, fullname } }, by.token)
const profile = (by: Person, id: number) => app.call('GET /users/:id', { params: { id } }, by.token)

test('a name is changed by its owner and by her linked employer, and by nobody else', async () => {
  const { boss, worker } = await household(app)
  const stranger = (await household(app)).boss
  expect((await rename(worker, worker.id, ' Maria Sampaguita ')).data.fullname).toBe('Maria Sampaguita')
  expect((await rename(boss, worker.id, 'Maria')).data.fullname).toBe('Maria')
  expect((await rename(boss, boss.id, 'Grace')).data.fullname).toBe('Grace')
  const refused = [
    await rename(stranger, worker.id, 'X'),
    await rename(worker, boss.id, 'X'),
    await rename(boss, 2_000_000, 'X'),
    await profile(stranger, worker.id),
    await profile(worker, boss.id),
  ]
  expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [404, 'not_found']))
  expect((await profile(boss, worker.id)).data.fullname).toBe('Maria')
})
test('a name is one line', async () => {
  const grace = await employer(app)
  expect((await rename(grace, grace.id, 'Grace\nBcc: all@home.example')).code).toBe('invalid_input')
})
test("an employer sees her worker's profile without the key of her session", async () => {
  const { boss, worker } = await household(app)
  expect((await profile(boss, worker.id)).data.session_key).toBe('')
  expect((await profile(worker, worker.id)).data.session_key).toBe(worker.sessionKey)
})

const extraFields = [
  { role: 'A' },
  { role: 'W' },
  { org_id: 1 },
  { id: 1 },
  { is_subscribed: true },
  { email_verified: true },
]
test.each(extraFields)('a sign-up may not bring %o', async (extra) => {
  const body = { email: 'mass@home.example', password: 'orchid tree', ...extra } as never
  const reply = await app.call('POST /auth/signup', { body })
  expect([reply.status, reply.code]).toEqual([400, 'invalid_input'])
})
test.each([{ role: 'E' }, { credit: 6 }, { org_id: 1 }])("a worker's sign-up may not bring %o", async (extra) => {
  const { boss } = await household(app)
  const body = { workpermit: 'massworker', language_code: 'phi', ...extra } as never
  const reply = await app.call('POST /auth/worker_signup', { body }, boss.token)
  expect([reply.status, reply.code]).toEqual([400, 'invalid_input'])
})
test("whoever knows another account's session key gains nothing by it", async () => {
  const [grace, mallory] = [await employer(app), await employer(app)]
  const { data } = await app.call('POST /auth/login', {
    body: { email: mallory.name, password: mallory.password, session_key: grace.sessionKey },
  })
  expect(data.user.id).toBe(mallory.id)
  expect(data.session_key).toMatch(/^other-/)
  expect((await app.call('GET /users/me', {}, data.token)).code).toBe('session_not_registered')
})
test('a login answers a token of its own, whatever token it was sent with', async () => {
  const { worker } = await household(app)
  await app.call('POST /auth/logout', {}, worker.token)
  const fixed = 'a-token-that-somebody-else-chose-for-her-0123'
  const body = { username: worker.name, password: worker.password, role: 'W' as const }
  const { data } = await app.call('POST /auth/login', { body }, fixed)
  expect(data.token).not.toBe(fixed)
  await app.call('POST /auth/session/:id', { params: { id: worker.id } }, data.token)
  expect((await app.call('GET /users/me', {}, fixed)).code).toBe('session_ended')
})
