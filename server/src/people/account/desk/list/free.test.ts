import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/database/db'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin } from '#test/people/admins'
import { employer, household, type Person } from '#test/people/people'

let app: TestApp
let desk: Person
beforeAll(async () => {
  app = await testApp()
  desk = await admin(app)
})

const list = async (query: object = {}) =>
  (await app.call('GET /admin/accounts', { query: { limit: 100, ...query } }, desk.token)).data
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id)

/** Ids of the accounts without a plan; checks that each row says so and that the count agrees. */
async function free(): Promise<number[]> {
  const lines = (await list()).items.filter(({ plan }) => plan === 'free').map(({ id }) => id)
  const page = await list({ plan: 'free' })
  expect([idsOf(page), page.total]).toEqual([lines, lines.length])
  return lines
}
const link = (db: Db, boss: Person, worker: Person) =>
  db
    .insertInto('worker_links')
    .values({ employer_id: boss.id, worker_id: worker.id, created_at: app.deps.now() })
    .execute()
const unlink = ({ id }: Person) =>
  app.call('POST /admin/accounts/:id/unlink', { params: { id }, body: { reason: 'She left' } }, desk.token)
const plan = (db: Db, { id }: Person) =>
  db
    .insertInto('subscriptions')
    .values({
      user_id: id,
      subscription_plan_id: 11,
      status: 'active',
      current_period_start: app.deps.now(),
      current_period_end: app.deps.now(),
    })
    .execute()
const endPlan = ({ id }: Person) => app.deps.db.deleteFrom('subscriptions').where('user_id', '=', id).execute()

test('without a plan are who has none, her worker, and a worker without an employer, whatever changed it', async () => {
  const { db } = app.deps
  const { boss, worker } = await household(app)
  expect(await free()).toEqual([])
  const second = await employer(app)
  expect(await free()).toEqual([second.id])
  expect((await unlink(worker)).status).toBe(200)
  expect(await free()).toEqual([second.id, worker.id])
  await link(db, second, worker)
  expect(await free()).toEqual([second.id, worker.id])
  await plan(db, second)
  expect(await free()).toEqual([])
  await endPlan(second)
  expect(await free()).toEqual([second.id, worker.id])
  await db.deleteFrom('worker_links').where('worker_id', '=', worker.id).execute()
  await link(db, boss, worker)
  expect(await free()).toEqual([second.id])
  // A plan that only the clock has ended is still a plan.
  app.forward({ days: 400 })
  desk = await admin(app)
  expect(await free()).toEqual([second.id])
  await db.deleteFrom('users').where('id', '=', boss.id).execute()
  expect(await free()).toEqual([second.id, worker.id])
  for (const sort of ['newest', 'oldest', 'name', '-name'])
    expect(idsOf(await list({ sort, plan: 'free', role: 'W' }))).toEqual([worker.id])
  await db.deleteFrom('users').where('id', 'in', [second.id, worker.id]).execute()
})
test('a worker who is linked while her employer gets a plan, or loses it, has what her employer has', async () => {
  const { db } = app.deps
  const rounds = [1, 2, 3]
  const pairs = await Promise.all(rounds.map(() => household(app)))
  for (const { boss, worker } of pairs) {
    await unlink(worker)
    await endPlan(boss)
  }
  expect(await free()).toHaveLength(2 * rounds.length)
  await Promise.all(pairs.flatMap(({ boss, worker }) => [plan(db, boss), link(db, boss, worker)]))
  expect(await free()).toEqual([])
  await Promise.all(pairs.flatMap(({ boss, worker }) => [endPlan(boss), unlink(worker)]))
  expect(await free()).toHaveLength(2 * rounds.length)
})
