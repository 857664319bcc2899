import type { CompiledQuery } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addTopics, addVideo } from '../../test/library'
import { household, type Person } from '../../test/people'
import { type TestApp, testApp } from '../../test/test-app'

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

/** How many statements a call takes. */
async function countStatements(path: string, { token }: Person): Promise<number> {
  let statements = 0
  const executor = app.deps.db.getExecutor()
  const original = executor.executeQuery
  executor.executeQuery = ((query: CompiledQuery) => {
    statements++
    return original.call(executor, query)
  }) as never
  const { statusCode } = await app.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  executor.executeQuery = original
  expect(statusCode, path).toBe(200)
  return statements
}

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
  ]
  for (const [path, person] of calls) expect(await countStatements(path, person), path).toBeLessThanOrEqual(4)
})
