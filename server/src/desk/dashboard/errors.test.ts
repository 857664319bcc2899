import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'

test('a failure of the server is counted, what somebody asks wrongly is not', async () => {
  const app = await testApp({ deps: () => ({ storage: undefined as never }) })
  app.app.get('/broken', async () => {
    throw new TypeError('"maria@home.example" has no lesson')
  })
  await app.app.inject('/broken')
  await app.app.inject('/api/nothing')
  await app.deps.errors.flush()
  const counted = await app.deps.db.selectFrom('error_days').selectAll().execute()
  expect(counted).toMatchObject([{ day: '2026-03-10', kind: 'TypeError, GET /broken', count: 1 }])
})
test('errors counted while the database was away are stored later', async () => {
  const app = await testApp()
  const { errors, db } = app.deps
  await db.schema.alterTable('error_days').renameTo('away').execute()
  errors.record('unavailable, GET /api/topics')
  await errors.flush()
  errors.record('unavailable, GET /api/topics')
  await db.schema.alterTable('away').renameTo('error_days').execute()
  await errors.flush()
  expect(await db.selectFrom('error_days').select('count').execute()).toEqual([{ count: 2 }])
})
