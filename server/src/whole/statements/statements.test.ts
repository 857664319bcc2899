import { beforeAll, expect, test } from 'vitest'
import { preparedName } from '#platform/database/prepared'
import { countOf, statementsOf } from '#test/app/statements'
import { type TestApp, testApp } from '#test/app/test-app'
import { questionRequest } from '#test/chat/ask'
import { teach } from '#test/chat/teach'
import { statementsDuring } from '#test/database/plans'
import { addTopics, addVideo } from '#test/library/library'
import { admin, organisation } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
let worker: Person
let videoId: number
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  ;({ boss, worker } = await household(app, 'mya'))
  for (let n = 0; n < 30; n++) {
    const { id } = await addVideo(app.deps.db, { title: `Kitchen lessons ${n}`, topic: 7, questions: 2 })
    videoId = id
    if (n < 5) await app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
  }
})

const countStatements = (path: string, { token }: Person) => countOf(app, path, token)

const feeds = ['employer_all', 'recently_added', 'recommendation', 'completed', 'public']
const pages = [...feeds.map((name) => `/feeds/${name}`), '/video_subscription/subscribed']
const queries = ['limit=1', 'limit=30', 'limit=30&topic=7&q=kitchen+lessn']

test.each(pages)('a page of %s takes at most four statements, however many cards', async (page) => {
  for (const query of queries) {
    const count = await countStatements(`${page}?${query}`, worker)
    expect(count, query).toBeGreaterThan(0)
    expect(count, query).toBeLessThanOrEqual(4)
  }
})
test('a page of cards that the process knows takes two statements', async () => {
  await countStatements('/feeds/employer_all', worker)
  expect(await countStatements('/feeds/employer_all', worker)).toBe(2)
})
test('who calls and her own profile are one statement', async () => {
  for (const person of [worker, boss]) expect(await countStatements('/users/me', person)).toBe(1)
})
test('what a screen begins with takes at most four statements', async () => {
  const calls: [string, Person][] = [
    ['/users/me', worker],
    [`/users/${worker.id}`, boss],
    [`/users/${worker.id}/progress`, boss],
    [`/users/${worker.id}/progress`, worker],
    [`/worker/${worker.id}/month`, boss],
    [`/skills/skill_for_worker/${worker.id}`, boss],
    [`/videos/${videoId}`, worker],
    [`/videos/${videoId}`, boss],
    [`/users/${worker.id}/topics`, boss],
    ['/topics', worker],
    ['/redeem', worker],
    ['/goal', worker],
    ['/praise', worker],
    [`/users/${worker.id}/certificates`, worker],
    [`/users/${worker.id}/certificates`, boss],
  ]
  for (const [path, person] of calls) expect(await countStatements(path, person), path).toBeLessThanOrEqual(4)
})
test('the long statements of progress are planned once, for all people and months', async () => {
  const other = await household(app)
  const textsOf = async (path: string, person: Person) =>
    (await statementsDuring(app.deps.db, () => countStatements(path, person))).map(({ text }) => text)
  const texts = [
    [
      await textsOf(`/users/${worker.id}/progress`, worker),
      await textsOf(`/users/${other.worker.id}/progress`, other.boss),
    ],
    [
      await textsOf(`/worker/${worker.id}/month`, boss),
      await textsOf(`/worker/${other.worker.id}/month?month=2026-02`, other.boss),
    ],
  ]
  for (const [first, second] of texts) {
    expect(second).toEqual(first)
    expect(first?.map(preparedName)).not.toContain(undefined)
  }
})

const lists = [
  '/admin/accounts?limit=1',
  '/admin/accounts?limit=30&sort=name&q=kitchen',
  '/admin/accounts?limit=30&plan=active&language=mya',
  '/admin/accounts/views',
  '/admin/search?q=kitchen',
  '/admin/subscriptions?limit=30',
  '/admin/subscriptions?limit=30&view=look&q=home1',
  '/admin/subscriptions/summary',
  '/admin/messages?limit=30&q=bahay',
  '/admin/videos?limit=30',
  '/admin/audit?limit=30&q=home',
  '/admin/audit?limit=30&by=admins',
  '/admin/redemptions?limit=30',
  '/admin/redemptions?limit=30&state=ordered&q=home',
  '/admin/redemptions/standing',
  '/admin/vouchers?limit=24&view=all',
  '/admin/revenue',
  '/admin/videos/views',
  '/admin/subscriptions/repairs',
  '/admin/messages?limit=30&state=all',
  '/admin/organisations?limit=30&q=agency',
  '/admin/contracts/ending?limit=30',
  '/admin/admins',
]
test.each(lists)('of the desk, %s takes at most four statements', async (path) => {
  const lin = await admin(app)
  // The first view of revenue counts the past months, for all later ones.
  await countStatements(path, lin)
  const count = await countStatements(path, lin)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(4)
})
test("of an organisation's desk, each list takes at most four statements", async () => {
  const { id } = await organisation(app, 'Statements')
  const pia = await admin(app, { orgId: id })
  const paths = ['home', 'households?limit=30', 'households?limit=30&view=not_in&q=siti&language=ind', '']
  for (const path of paths) {
    const count = await countStatements(`/admin/organisations/${id}/${path}`.replace(/\/$/, ''), pia)
    expect(count, path).toBeGreaterThan(0)
    expect(count, path).toBeLessThanOrEqual(4)
  }
})
test.each([
  ['that the library answers', 'How do I scrub a burnt pan?', 6],
  ['that nothing is found for', 'Who won the football match?', 6],
  ['in an emergency', 'The child is choking!', 3],
])('a question %s (%s) takes at most %i statements, however many lessons fit', async (_, message, most) => {
  const ask = () => statementsOf(app, questionRequest(boss.token, { fields: { message } }))
  const lessons = await Promise.all(Array.from({ length: 3 }, () => addVideo(app.deps.db, { title: 'Scrub a pan' })))
  const learn = async (some: typeof lessons) => {
    for (const lesson of some)
      await teach(app, lesson, 'eng', 'Scrub a burnt pan', 'The child is choking on a burnt pan.')
  }
  await learn(lessons.slice(0, 1))
  await ask()
  const few = await ask()
  await learn(lessons.slice(1))
  await ask()
  expect(await ask()).toBe(few)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThanOrEqual(most)
})
