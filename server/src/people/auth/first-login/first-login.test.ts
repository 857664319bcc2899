import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails } from '#test/people/mails'
import { employer, logIn, type Person, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

type Card = { boss: Person; id: number; username: string; password: string; secret: string }
let cards = 0

/** An employer with the card of a worker who has never logged in. */
async function card(workpermit = `firstlogin${++cards}`): Promise<Card> {
  const boss = await subscriber(app)
  const { data } = await app.call(
    'POST /auth/worker_signup',
    { body: { workpermit, language_code: 'mya' } },
    boss.token,
  )
  return { boss, ...data, secret: secretIn(data.login_url) }
}
const secretIn = (address: string) => new URL(address).hash.slice(1)

const open = (token: string, as?: string) => app.call('POST /auth/first_login', { body: { token } }, as)
const register = ({ id }: { id: number }, token: string) =>
  app.call('POST /auth/session/:id', { params: { id } }, token)
const me = (token: string) => app.call('GET /users/me', {}, token)
/** Follows the link until the session is registered; returns the error, or undefined. */
async function enter(worker: Card, secret = worker.secret): Promise<string | undefined> {
  const opened = await open(secret)
  return opened.code ?? (await register(worker, opened.data.token)).code
}

test('the link of a card logs its worker in once, and registers her session', async () => {
  const worker = await card()
  const { data } = await open(worker.secret)
  expect(data).toMatchObject({ session_key: '', user: { id: worker.id, role: 'W', needs_picture: true } })
  expect((await me(data.token)).code).toBe('session_not_registered')
  expect((await register(worker, data.token)).status).toBe(200)
  expect((await me(data.token)).data).toMatchObject({ username: worker.username, role: 'W' })
  expect((await open(worker.secret)).code).toBe('first_login_old')
  await app.call('POST /auth/logout', {}, data.token)
  expect(await enter(worker)).toBe('first_login_old')
  expect((await logIn(app, worker.username, worker.password)).id).toBe(worker.id)
})
test('a reply that was lost is asked for again: the link is used up where a session is registered', async () => {
  const worker = await card()
  const lost = await open(worker.secret)
  const { data } = await open(worker.secret)
  const [first, repeated] = [await register(worker, data.token), await register(worker, data.token)]
  expect([first.status, repeated.data]).toEqual([200, first.data])
  expect((await register(worker, lost.data.token)).code).toBe('session_ended')
})
test('where the reply of the registration was lost, the browser that sends its token comes in by the link again', async () => {
  const [worker, other] = [await card(), await card()]
  const { data } = await open(worker.secret)
  const again = (session_key: string) =>
    app.call('POST /auth/first_login', { body: { token: worker.secret, session_key } })
  const { session_key: key } = (await register(worker, data.token)).data
  const continued = await again(data.token)
  expect([continued.data.session_key, continued.data.user.id]).toEqual([key, worker.id])
  expect((await register(worker, continued.data.token)).data).toEqual({ session_key: key })
  expect((await me(continued.data.token)).status).toBe(200)
  for (const proof of [key, (await open(other.secret)).data.token, worker.boss.token])
    expect((await again(proof)).code).toBe('first_login_old')
  await app.call('POST /auth/logout', {}, continued.data.token)
  expect((await again(data.token)).code).toBe('first_login_old')
})
test('a token of a link is no proof for ever, and a login by it is ended with its session', async () => {
  const worker = await card()
  const { data } = await open(worker.secret)
  await register(worker, data.token)
  const copy = (session_key: string) => app.call('POST /auth/first_login', { body: { token: 'nonsense', session_key } })
  const early = (await copy(data.token)).data.token
  app.forward({ minutes: 14 })
  const chained = (await copy(early)).data.token
  app.forward({ minutes: 2 })
  for (const token of [data.token, early, chained]) expect((await copy(token)).code).toBe('first_login_old')
  await app.call('POST /auth/logout', {}, data.token)
  for (const token of [early, chained]) expect((await me(token)).code).toBe('session_ended')
})
test('of 16 concurrent openings one logs in', async () => {
  const worker = await card()
  const opened = await Promise.all(Array.from({ length: 16 }, () => open(worker.secret)))
  const replies = await Promise.all(opened.map(({ data }) => register(worker, data.token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.every(({ status }) => status < 500)).toBe(true)
  expect((await open(worker.secret)).code).toBe('first_login_old')
})
test('it works for 24 hours, also for whoever opened it before', async () => {
  const [earlyCard, lateCard] = [await card(), await card()]
  app.forward({ minutes: 24 * 60 - 1 })
  expect(await enter(earlyCard)).toBeUndefined()
  const opened = await open(lateCard.secret)
  app.forward({ minutes: 2 })
  expect((await register(lateCard, opened.data.token)).code).toBe('first_login_old')
  expect(await enter(lateCard)).toBe('first_login_old')
})
test('it ends with the next password, whoever sets it, and the next card has its own', async () => {
  const worker = await card('first.login@home.example')
  const renewed = await app.call(
    'POST /worker/:id/password',
    { params: { id: worker.id }, body: {} },
    worker.boss.token,
  )
  expect(await enter(worker)).toBe('first_login_old')
  expect(await enter(worker, secretIn(renewed.data.login_url))).toBeUndefined()

  const changing = await card()
  const herself = await logIn(app, changing.username, changing.password)
  const words = { old_pass: changing.password, new_pass: 'a new orchid' }
  expect((await app.call('POST /auth/change_pass', { body: words }, herself.token)).status).toBe(200)
  expect(await enter(changing)).toBe('first_login_old')

  const forgetful = await card('forgetful@home.example')
  await app.call('POST /auth/worker_forgot_password', { body: { username: forgetful.username } })
  const [mail = ''] = await mails(app, forgetful.username, 1)
  const token = /reset_worker\/([\w-]+)/.exec(mail)?.[1] ?? ''
  expect((await open(token)).code).toBe('first_login_old')
  const asReset = { token: forgetful.secret, new_password: 'a new orchid' }
  expect((await app.call('POST /auth/worker_reset_password', { body: asReset })).code).toBe('reset_link_old')
  expect((await app.call('POST /auth/worker_reset_password', { body: { ...asReset, token } })).status).toBe(200)
  expect(await enter(forgetful)).toBe('first_login_old')
})
test('while she is logged in elsewhere it is refused and stays; once that session is idle it takes over', async () => {
  const worker = await card()
  const elsewhere = await logIn(app, worker.username, worker.password)
  expect(await enter(worker)).toBe('session_live')
  expect((await me(elsewhere.token)).status).toBe(200)
  app.forward({ minutes: 16 })
  expect(await enter(worker)).toBeUndefined()
  expect((await me(elsewhere.token)).code).toBe('session_ended')
})
test('it opens nothing where somebody is logged in, and stays', async () => {
  const [worker, other] = [await card(), await employer(app)]
  expect((await open(worker.secret, other.token)).code).toBe('somebody_logged_in')
  expect((await me(other.token)).status).toBe(200)
  expect(await enter(worker)).toBeUndefined()
})
test('it lets nobody in who may not log in by password either', async () => {
  const [replaced, blocked, expired] = [await card(), await card(), await card()]
  await app.call('POST /worker/:id/replace', { params: { id: replaced.id } }, replaced.boss.token)
  const { db, now } = app.deps
  await db.updateTable('users').set({ blocked_at: now() }).where('id', '=', blocked.id).execute()
  expect([await enter(replaced), await enter(blocked)]).toEqual(['access_ended', 'account_blocked'])
  // An agency whose contract has ended: login works, content does not.
  const over = { mode: 1 as const, current_period_end: now() }
  await db.updateTable('subscriptions').set(over).where('user_id', '=', expired.boss.id).execute()
  app.forward({ minutes: 1 })
  const byLink = (await open(expired.secret)).data
  await register(expired, byLink.token)
  const feed = await app.call('GET /feeds/begun', { query: {} }, byLink.token)
  await app.call('POST /auth/logout', {}, byLink.token)
  const byPassword = await logIn(app, expired.username, expired.password)
  expect(feed.code).toBe((await app.call('GET /feeds/begun', { query: {} }, byPassword.token)).code)
})
test('the database keeps no link that could be used', async () => {
  const worker = await card()
  const rows = await app.deps.db.selectFrom('first_logins').selectAll().where('user_id', '=', worker.id).execute()
  const trail = await app.deps.db.selectFrom('audit_log').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify([rows, trail])).not.toContain(worker.secret)
})
