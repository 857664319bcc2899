import { beforeAll, expect, test } from 'vitest'
import { reconcile } from '#money/upkeep/reconcile'
import { type TestApp, testApp } from '#test/app/test-app'
import { picture, upload } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { mails } from '#test/people/mails'
import { checkPassword, employer, household, type Person, pay, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const me = (token: string) => app.call('GET /users/me', {}, token)
const logIn = (email: string, password: string) => app.call('POST /auth/login', { body: { email, password } })
const remove = (person: Person) => app.call('POST /users/delete', {}, person.token)

test('an employer deletes her account at once: her worker is out at once, and let in no more', async () => {
  const { boss, worker } = await household(app)
  expect((await remove(boss)).code).toBe('confirm_password')
  await checkPassword(app, boss)
  expect((await remove(boss)).data).toEqual({ done: true })
  for (const person of [boss, worker]) expect((await me(person.token)).code).toBe('session_ended')
  expect((await logIn(boss.name, boss.password)).code).toBe('wrong_login')
  const request = { body: { username: worker.name, password: worker.password } }
  expect((await app.call('POST /auth/login', request)).code).toBe('access_ended')
  const subscriptions = await app.deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', boss.id)
    .execute()
  expect(subscriptions).toEqual([])
  const trail = await app.deps.db.selectFrom('audit_log').selectAll().where('user_id', '=', boss.id).execute()
  expect(trail.some(({ action }) => action === 'account_deleted')).toBe(true)
  expect(JSON.stringify(trail)).not.toContain(boss.name)
})
test('logins that are on their way while an employer deletes her account let her worker in no more', async () => {
  const { boss, worker } = await household(app)
  await checkPassword(app, boss)
  const body = { username: worker.name, password: worker.password }
  const [logins] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => app.call('POST /auth/login', { body }))),
    remove(boss),
  ])
  for (const { data } of logins) if (data) expect((await me(data.token)).code).toBe('session_ended')
})
test('a worker deletes hers, and her employer may make the next login', async () => {
  const { boss, worker } = await household(app)
  const { id } = await addVideo(app.deps.db)
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  await checkPassword(app, worker)
  expect((await remove(worker)).status).toBe(200)
  expect((await me(boss.token)).data.worker_id).toBeNull()
  const [mail] = await mails(app, boss.name, 1)
  expect(mail).toMatch(/On \d{1,2} \w+ \d{4} the account of your helper[\s\S]*was deleted/)
  const watches = await app.deps.db.selectFrom('watches').selectAll().where('worker_id', '=', worker.id).execute()
  expect(watches).toEqual([])
  const body = { workpermit: worker.name, language_code: 'ind' as const }
  expect((await app.call('POST /auth/worker_signup', { body }, boss.token)).status).toBe(200)
})
test('a deleted address can register again, and finds nothing of before', async () => {
  const grace = await subscriber(app)
  await checkPassword(app, grace)
  await remove(grace)
  const { data } = await app.call('POST /auth/signup', { body: { email: grace.name, password: 'orchid tree' } })
  expect((await me(data.token)).data.is_subscribed).toBe(false)
  const mailText = (await mails(app, grace.name, 1)).join()
  for (const words of ['Your account was deleted', 'Nothing more is charged.']) expect(mailText).toContain(words)
})
test('an account is not deleted while its money is on the way', async () => {
  const grace = await employer(app)
  await checkPassword(app, grace)
  await app.deps.db
    .insertInto('payment_attempts')
    .values({
      key: 'on its way',
      kind: 'subscribe',
      user_id: grace.id,
      subscription_plan_id: 10,
      amount: 1990,
      state: 'open',
      busy_until: new Date(app.deps.now().getTime() + 120_000),
      created_at: app.deps.now(),
    })
    .execute()
  expect((await remove(grace)).code).toBe('payment_open')
  app.forward({ minutes: 11 })
  await checkPassword(app, grace)
  expect((await remove(grace)).code, 'nobody has looked how it ended').toBe('payment_open')
  await reconcile(app.deps, () => {})
  expect((await remove(grace)).status).toBe(200)
})
test('calls that are under way when an account is deleted find nothing, or were done before', async () => {
  const { boss, worker } = await household(app)
  const { id } = await addVideo(app.deps.db)
  await checkPassword(app, boss)
  const calls = Array.from({ length: 8 }, () => [
    app.call('POST /users/topics', { body: { topics: '7,13' } }, boss.token),
    app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token),
    app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token),
    app.call('POST /worker/:id/end_session', { params: { id: worker.id } }, boss.token),
    pay(app, boss, 11),
    logIn(boss.name, boss.password),
  ])
  const removed = remove(boss)
  const after = Array.from({ length: 8 }, () => [pay(app, boss, 11), logIn(boss.name, boss.password)])
  for (const { status } of await Promise.all([...calls, ...after].flat())) expect(status).toBeLessThan(500)
  expect((await removed).status).toBe(200)
})
test('pictures that are on their way when a worker deletes her account are removed too', async () => {
  const { worker } = await household(app)
  await checkPassword(app, worker)
  const file = await picture()
  const uploads = Array.from({ length: 4 }, () => upload(app, worker.token, file))
  expect((await remove(worker)).status).toBe(200)
  for (const { status, url } of await Promise.all(uploads)) {
    expect(status).toBeLessThan(500)
    const pictureStatus = async () => (await app.app.inject(url || '/pictures/none.webp')).statusCode
    await app.workDone()
    expect(await pictureStatus()).toBe(404)
  }
})
