// @module-tag ci
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { prepare } from '#test/database/prepare'
import { addTopics, addVideo } from '#test/library/library'
import { admin } from '#test/people/admins'
import { household, type Person } from '#test/people/people'
import { startPostgres, startReplica, type ThrowawayPostgres } from '../../../../../scripts/throwaway-postgres'
import { type Database, openPostgres } from '../database'
import type { Db } from '../db'
import { openReplica, type Replica } from './replica'

/** A replica that no test finds too old, and one that is too old at once. */
const [patient, strict] = [
  { lookMs: 50, maxBehindMs: 600_000 },
  { lookMs: 50, maxBehindMs: 500 },
]

let servers: ThrowawayPostgres[]
let primary: Database
let beside: Database
let replica: Replica
const changes: boolean[] = []
let app: TestApp
let home: { boss: Person; worker: Person }

beforeAll(async () => {
  const main = await startPostgres()
  primary = openPostgres(main.url)
  await prepare(primary)
  const second = await startReplica(main)
  servers = [second, main]
  beside = openPostgres(second.url)
  replica = openReplica(second.url, primary, { rhythm: strict, onChange: (isClose) => changes.push(isClose) })
  app = await testApp({ deps: () => ({ db: primary.db, replica }) })
  await addTopics(primary.db)
  home = await household(app)
})
afterAll(async () => {
  await replica?.close()
  await beside?.close()
  await primary?.close()
  for (const server of servers ?? []) await server.stop()
})

const isReplica = async (db: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is ?? false
const untilUsed = ({ db }: Replica) => expect.poll(() => isReplica(db)).toBe(true)

const titles = async (from: Pick<TestApp, 'call'>) => {
  const { status, data } = await from.call('GET /feeds/employer_all', { query: {} }, home.boss.token)
  expect(status).toBe(200)
  return data.items.map(({ title }) => title)
}

async function whilePaused(work: () => Promise<void>) {
  await beside.executeSql('select pg_wal_replay_pause()')
  const state = async () => (await beside.executeSql('select pg_get_wal_replay_pause_state() as state')).rows
  await expect.poll(state).toEqual([{ state: 'paused' }])
  await work().finally(() => beside.executeSql('select pg_wal_replay_resume()'))
}

test('while a replica lags, feeds are a moment old; what somebody wrote herself is not', async () => {
  const first = await addVideo(primary.db, { title: 'Old lesson' })
  const slow = openReplica(servers[0]?.url ?? '', primary, { rhythm: patient })
  const lagging = await testApp({ deps: () => ({ db: primary.db, replica: slow }) })
  const { token } = await admin(lagging)
  await untilUsed(slow)
  await expect.poll(() => titles(lagging)).toEqual(['Old lesson'])
  await whilePaused(async () => {
    await addVideo(primary.db, { title: 'New lesson' })
    const params = { id: first.id }
    await lagging.call('POST /video_subscription/subscribed_clip/:id', { params }, home.boss.token)
    const feed = await lagging.call('GET /feeds/employer_all', { query: {} }, home.boss.token)
    expect(feed.data.items).toMatchObject([{ title: 'Old lesson', is_subscribed: true }])
    const own = await lagging.call('GET /video_subscription/subscribed', { query: {} }, home.boss.token)
    expect(own.data.items).toMatchObject([{ title: 'Old lesson', is_subscribed: true }])
    const list = await lagging.call('GET /admin/videos', { query: {} }, token)
    expect(list.data.items.map(({ title }: { title: string }) => title)).toContain('New lesson')
    await expect.poll(() => titles(app)).toEqual(['New lesson', 'Old lesson'])
  })
  await expect.poll(() => titles(lagging)).toEqual(['New lesson', 'Old lesson'])
  await slow.close()
})

test('lists of the desk come from the replica once it has what was written before', async () => {
  await untilUsed(replica)
  await sql`insert into settings (key, value) values ('written', '1')`.execute(primary.db)
  const db = await replica.upToNow()
  expect(await isReplica(db)).toBe(true)
  expect(await db.selectFrom('settings').select('value').where('key', '=', 'written').execute()).toHaveLength(1)
})

test('what only the primary can do is refused or done there', async () => {
  await untilUsed(replica)
  await expect(replica.db.transaction().execute(isReplica)).rejects.toThrow('no transactions')
  await expect(sql`select nothing from nowhere`.execute(replica.db)).rejects.toThrow('"nowhere" does not exist')
})

test.each(['killed', 'silent'])(
  'no call fails while the replica is %s, and it is used again afterwards',
  async (how) => {
    await untilUsed(replica)
    let isOver = false
    let answered = 0
    const side = async () => {
      while (!isOver) {
        expect(await titles(app)).toHaveLength(2)
        answered++
      }
    }
    const more = async () => {
      const before = answered
      await expect.poll(() => answered).toBeGreaterThan(before + 20)
    }
    const sides = Promise.all(Array.from({ length: 5 }, side))
    await more()
    if (how === 'killed') await servers[0]?.kill()
    else servers[0]?.hold(true)
    await more()
    expect(await isReplica(replica.db)).toBe(false)
    await expect.poll(() => changes.at(-1)).toBe(false)
    if (how === 'killed') servers[0]?.start()
    else servers[0]?.hold(false)
    await untilUsed(replica)
    await more()
    isOver = true
    await sides
  },
)
