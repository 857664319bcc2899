import { thanksKinds } from '@kasama/contract/learning/thanks/thanks-words'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { employer, household, type Person, subscriber } from '#test/people/people'

let app: TestApp
// Tuesday noon in Singapore.
beforeAll(async () => {
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
})

type Kind = (typeof thanksKinds)[number]
const thank = (boss: Person, worker: Person, kind: Kind = 'work') =>
  app.call('POST /worker/:id/thanks', { params: { id: worker.id }, body: { kind } }, boss.token)
const page = async (boss: Person, worker: Person) =>
  (await app.call('GET /worker/:id/week', { params: { id: worker.id } }, boss.token)).data
const received = async (worker: Person) => (await app.call('GET /thanks', { query: {} }, worker.token)).data
const close = (worker: Person, id: number) => app.call('POST /thanks/:id/seen', { params: { id } }, worker.token)
const count = async (worker: Person) => (await received(worker)).latest.length

test('a thank you is a card in her language, until she closes it on any device', async () => {
  const { boss, worker } = await household(app, 'phi')
  expect((await thank(boss, worker, 'happy')).data).toEqual({ done: true })
  const { card } = await received(worker)
  expect(card).toEqual({ id: expect.any(Number), day: '2026-03-10', words: 'Masaya kami na kasama ka namin.' })
  const inBurmese = await app.call('GET /thanks', { query: { lang: 'mya' } }, worker.token)
  expect(inBurmese.data.card?.words).toBe('အတူရှိနေလို့ ဝမ်းသာပါတယ်။')
  for (let time = 0; time < 2; time++) expect((await close(worker, card?.id ?? 0)).data).toEqual({ done: true })
  expect(await received(worker)).toEqual({ card: null, latest: [card] })
})

test('one a day: the same again changes nothing, another one is refused until midnight in Singapore', async () => {
  const { boss, worker } = await household(app)
  await thank(boss, worker, 'work')
  expect((await thank(boss, worker, 'work')).status).toBe(200)
  const refused = await thank(boss, worker, 'rest')
  expect([refused.status, refused.code]).toEqual([409, 'thanked_today'])
  app.forward({ minutes: 11 * 60 + 59 })
  expect((await thank(boss, worker, 'rest')).code).toBe('thanked_today')
  app.forward({ minutes: 1 })
  expect((await thank(boss, worker, 'rest')).status).toBe(200)
  expect(await count(worker)).toBe(2)
})

test('six at once, as from several tabs, are one', async () => {
  const { boss, worker } = await household(app)
  const replies = await Promise.all(thanksKinds.map((kind) => thank(boss, worker, kind)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'thanked_today')).toHaveLength(5)
  expect(await count(worker)).toBe(1)
})

test('the card stays for three days, the newest first; closing it closes those before it', async () => {
  const { boss, worker } = await household(app)
  for (const kind of ['work', 'family', 'lesson'] as const) {
    await thank(boss, worker, kind)
    app.forward({ days: 1 })
  }
  const { card, latest } = await received(worker)
  expect([card, latest.length]).toEqual([latest[0], 3])
  app.forward({ days: 1 })
  expect((await received(worker)).card).toEqual(card)
  app.forward({ days: 1 })
  expect(await received(worker)).toEqual({ card: null, latest })
  await thank(boss, worker, 'rest')
  await close(worker, (await received(worker)).card?.id ?? 0)
  expect(await received(worker)).toMatchObject({ card: null, latest: { length: 4 } })
})

test('the employer sees what she sent today, and never whether it was read', async () => {
  const { boss, worker } = await household(app)
  expect((await page(boss, worker)).sent_today).toBeNull()
  await thank(boss, worker, 'family')
  const before = await page(boss, worker)
  await close(worker, (await received(worker)).card?.id ?? 0)
  expect(await page(boss, worker)).toEqual(before)
  expect(before.sent_today).toBe('family')
  expect(before.messages).toHaveLength(6)
  expect(before.messages[1]).toEqual({
    kind: 'work',
    own: 'ဒီတစ်ပတ် ကြိုးစားပေးလို့ ကျေးဇူးတင်ပါတယ်။',
    english: 'Thank you for your work this week.',
  })
  const exported = async (person: Person) =>
    JSON.parse((await app.call('POST /users/export', {}, person.token)).data.json)
  const { day } = (await received(worker)).latest[0] ?? {}
  expect((await exported(boss)).thanks).toEqual([{ day, kind: 'family', seen_at: null }])
  expect((await exported(worker)).thanks).toEqual([{ day, kind: 'family', seen_at: expect.any(String) }])
})

test('thanks need no plan, and go to nobody else’s worker', async () => {
  const [{ boss, worker }, stranger, free] = [await household(app), await subscriber(app), await employer(app)]
  await app.deps.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', boss.id).execute()
  expect((await thank(boss, worker)).status).toBe(200)
  for (const other of [stranger, free]) expect((await thank(other, worker)).code).toBe('not_found')
  expect((await thank(worker, worker)).code).toBe('not_allowed')
  const unknown = { params: { id: worker.id }, body: { kind: 'angry' as Kind } }
  expect((await app.call('POST /worker/:id/thanks', unknown, boss.token)).code).toBe('invalid_input')
  const other = await household(app)
  expect((await close(other.worker, (await received(worker)).card?.id ?? 0)).code).toBe('not_found')
  expect((await received(worker)).card).not.toBeNull()
})

test('a worker who was replaced gets no thanks, and her next employer’s page begins empty', async () => {
  const { boss, worker } = await household(app)
  await thank(boss, worker)
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  expect((await thank(boss, worker)).code).toBe('not_found')
  const next = await subscriber(app)
  const link = { employer_id: next.id, worker_id: worker.id, created_at: app.deps.now() }
  await app.deps.db.insertInto('worker_links').values(link).execute()
  expect((await page(next, worker)).sent_today).toBeNull()
  expect((await thank(next, worker, 'happy')).status).toBe(200)
})

test('thanks go with the account that sent them', async () => {
  const { boss, worker } = await household(app)
  await thank(boss, worker)
  await app.deps.db.deleteFrom('users').where('id', '=', boss.id).execute()
  const rows = await app.deps.db.selectFrom('thanks').selectAll().where('worker_id', '=', worker.id).execute()
  expect(rows).toEqual([])
})
