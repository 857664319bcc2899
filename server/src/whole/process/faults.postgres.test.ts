// @module-tag ci
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, openPostgres } from '#platform/database/database'
import { type Line, lineTo } from '#test/app/line'
import { meanwhile } from '#test/app/meanwhile'
import { startServer } from '#test/app/server-process'
import { type TestApp, testApp } from '#test/app/test-app'
import { copyOfTemplate } from '#test/database/test-database'
import { addTopics, addVideo } from '#test/library/library'
import { employer, type Person } from '#test/people/people'

let line: Line
let database: Database
let beside: Database
let app: TestApp
let boss: Person

beforeAll(async () => {
  const url = await copyOfTemplate()
  line = await lineTo(url)
  beside = openPostgres(url)
  database = openPostgres(line.url, { connectMs: 4000, statementMs: 1000 })
  app = await testApp({ deps: () => ({ db: database.db }) })
  await addTopics(database.db)
  boss = await employer(app)
})
afterAll(async () => {
  await database?.close()
  await beside?.close()
  line?.close()
})

const rename = (fullname: string) =>
  app.call('POST /users/fullname', { body: { user_id: boss.id, fullname } }, boss.token)
const back = () => vi.waitFor(async () => expect((await rename('Back')).status).toBe(200), { timeout: 10_000 })

describe('PostgreSQL', () => {
  test('whose connections break in the middle of calls: 503, and it serves on', async () => {
    const five = () => Array.from({ length: 5 }, () => rename('Broken'))
    const replies = await meanwhile(beside.db, boss.id, five, () => line.cut())
    for (const { status, code } of replies) expect([status, code]).toEqual([503, 'unavailable'])
    expect((await rename('Away')).code).toBe('unavailable')
    line.mend()
    await back()
  })
  test('that does not answer: 503, also within a transaction, and it serves again', async () => {
    await back()
    line.holdBack()
    expect((await rename('Silent')).code).toBe('unavailable')
    expect((await app.call('POST /users/email', { body: { email: 'new@home.example' } }, boss.token)).status).toBe(503)
    line.mend()
    await back()
  })
  test('that a newer version migrates: statements that are kept prepared go on', async () => {
    const { id } = await addVideo(database.db)
    const read = () => app.call('GET /videos/:id/topics', { params: { id } }, boss.token)
    for (let n = 0; n < 12; n++) await Promise.all(Array.from({ length: 10 }, read))
    await sql`alter table lessons add column newer integer`.execute(beside.db)
    const replies = await Promise.all(Array.from({ length: 20 }, read))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  })
  test('whose migrations take longer than a statement may: the start waits for them', { tags: 'long' }, async () => {
    const url = await copyOfTemplate()
    const other = openPostgres(url, { statementMs: 0 })
    const starting = await other.db.transaction().execute(async (tx) => {
      await sql`lock table kysely_migration`.execute(tx)
      const server = startServer({ DATABASE_URL: url })
      const waits = sql<{ long: boolean }>`select now() - query_start > interval '5.5 s' as long from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      await vi.waitFor(async () => expect((await waits.execute(other.db)).rows).toEqual([{ long: true }]), {
        timeout: 40_000,
        interval: 200,
      })
      return { server }
    })
    const server = await starting.server
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(await server.stop('SIGTERM')).toBe(0)
    await other.close()
  })
})
