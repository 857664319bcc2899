// @module-tag ci
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobsOf } from '#app/jobs'
import { testApp } from '#test/app/test-app'
import { slowStore } from '#test/files/slow-store'
import { admin } from '#test/people/admins'

test('health says what is late, and errors are counted by their kind', async () => {
  const app = await testApp()
  const { token } = await admin(app)
  const first = await app.call('GET /admin/dashboard/health', {}, token)
  expect(first.data).toMatchObject({
    jobs: { state: 'bad', done: 0 },
    queue: { state: 'ok', waiting: 0 },
    mails: { state: 'ok', waiting: 0 },
    webhooks: { provider: 'sandbox', today: 0, last_at: null },
    errors: { state: 'ok', count: 0 },
  })
  expect(first.data.jobs.late).toContain('desk-figures')
  for (const name of ['desk-figures', 'reconcile-payments'])
    expect(first.data.jobs.last).toContainEqual({ name, period: null, at: null })
  await app.caughtUp()
  app.deps.errors.record('TypeError, GET /api/topics')
  app.deps.errors.record('TypeError, GET /api/topics')
  const { data } = await app.call('GET /admin/dashboard/health', {}, token)
  expect(data.jobs).toMatchObject({ state: 'ok', late: [], done: data.jobs.due })
  const at = app.deps.now().toISOString()
  expect(data.jobs.last).toContainEqual({ name: 'desk-figures', period: '2026-03-10', at })
  expect(data.jobs.last).toContainEqual({ name: 'monthly-credits', period: '2026-02', at })
  expect(data.errors).toMatchObject({ state: 'warn', count: 2, kinds: 1, commonest: 'TypeError, GET /api/topics' })
})
test('a fresh server, whose folder is not there yet, says how full the disk is', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'kasama-')), 'not-there', 'data')
  const app = await testApp({ config: { dataDir } })
  const { token } = await admin(app)
  const { storage } = (await app.call('GET /admin/dashboard/health', {}, token)).data
  expect(storage).toMatchObject({ used: expect.any(Number), size: expect.any(Number) })
})
test('a store elsewhere is asked: one that fails, or does not answer, is not well', async () => {
  const s3 = { endpoint: 'http://store.test', region: 'us-east-1', bucket: 'clips', pathStyle: true, presigned: false }
  const config = { s3: { ...s3, accessKeyId: 'KEY', secretAccessKey: 'a-secret-of-the-store' } }
  const stores: ReturnType<typeof slowStore>[] = []
  const app = await testApp({
    config,
    deps: ({ storage }) => {
      const store = slowStore(storage)
      stores.push(store)
      return { storage: store.storage }
    },
  })
  const { token } = await admin(app)
  const stateOf = async () => (await app.call('GET /admin/dashboard/health', {}, token)).data.storage
  expect(await stateOf()).toEqual({ state: 'ok', used: null, size: null })
  stores[0]?.away(true)
  expect((await stateOf()).state).toBe('bad')
  stores[0]?.away(false)
  const hold = stores[0]?.hold()
  expect((await stateOf()).state).toBe('bad')
  hold?.release()
  expect((await stateOf()).state).toBe('ok')
})
test('work of the queue’s clocks says when it last came to an end', async () => {
  const app = await testApp()
  const { token } = await admin(app)
  await app.deps.jobs.enqueue(app.deps.db, 'tidy-tokens', {})
  await app.workDone()
  const { data } = await app.call('GET /admin/dashboard/health', {}, token)
  const run = data.jobs.last.find(({ name }) => name === 'tidy-tokens')
  expect(run).toEqual({ name: 'tidy-tokens', period: null, at: expect.stringMatching(/Z$/) })
})
test('every mail that waits is counted, whatever it is about', async () => {
  const app = await testApp()
  const { db, jobs } = app.deps
  const { token } = await admin(app)
  const mails = jobsOf(app.deps).filter(({ isMail }) => isMail)
  for (const { name } of mails) await jobs.enqueue(db, name, {})
  for (const name of [
    'message-answer',
    'plan-refund-mail',
    'admin-link',
    'recovery-code-used',
    'factor-locked',
    'contracts-ending-mail',
  ])
    expect(mails.map((job) => job.name)).toContain(name)
  const { data } = await app.call('GET /admin/dashboard/health', {}, token)
  expect(data.mails.waiting).toBe(mails.length)
})
