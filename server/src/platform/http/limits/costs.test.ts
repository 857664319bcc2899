// @module-tag ci
import type { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '#platform/passwords/secrets'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { employer } from '#test/people/people'

let app: TestApp
let limited: TestApp
let networks = 0
let statements = 0
beforeAll(async () => {
  limited = await testApp({ config: { rateLimitFactor: 0.001 } })
  app = await testApp()
  await addTopics(app.deps.db)
  await addVideo(app.deps.db, { public_level: 1 })
  const executor = app.deps.db.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = ((query: CompiledQuery) => {
    statements++
    return run(query)
  }) as never
})

/** Number of statements that a request takes. */
async function costOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  statements = 0
  await app.app.inject({ url, headers })
  return statements
}

describe.each([
  // A page of the app shows the brand, which may have changed.
  ['/public', 1],
  ['/public/video/1', 2],
  ['/public/video/99', 2],
  ['/sitemap.xml', 1],
  ['/robots.txt', 0],
  ['/unsubscribe', 1],
  ['/readyz', 2],
  ['/api/docs', 0],
  ['/api/openapi.json', 0],
])('the page %s', (url, maxStatements) => {
  test(`takes at most ${maxStatements} statements`, async () =>
    expect(await costOf(url)).toBeLessThanOrEqual(maxStatements))
  test('is counted by network', async () => {
    const remoteAddress = `192.0.2.${++networks}`
    expect((await limited.app.inject({ url, remoteAddress })).statusCode).not.toBe(429)
    expect((await limited.app.inject({ url, remoteAddress })).statusCode).toBe(429)
  })
})

test.each(['x', 'null', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(42)}'`])(
  'what can not be a token is not looked up: %s',
  async (token) => {
    expect(await costOf('/api/users/me', { 'x-access-token': token })).toBe(0)
    expect(await costOf('/api/users/me', { authorization: `Bearer ${token}` })).toBe(0)
  },
)
test('nobody is looked up for what is not a call', async () => {
  for (const url of ['/', '/library', '/assets/x.js', '/media/x.mp4', '/healthz', '/api/none']) {
    const cost = await costOf(url)
    expect(await costOf(url, { 'x-access-token': newToken() }), url).toBe(cost)
    expect(cost, url).toBeLessThanOrEqual(url === '/' || url === '/library' ? 1 : 0)
  }
})
test('made-up tokens cost a bounded number of statements, and a neighbour of their sender works on', async () => {
  const guarded = await testApp({ config: { rateLimitFactor: 0.1 } })
  const neighbour = await employer(guarded)
  const me = (token: string) => guarded.call('GET /users/me', {}, token)
  expect((await me(neighbour.token)).status).toBe(200)
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push((await me(newToken())).status)
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
  expect((await me(neighbour.token)).status).toBe(200)
})
