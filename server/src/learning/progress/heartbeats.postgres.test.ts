import { expect, test } from 'vitest'
import { meanwhile } from '#test/app/meanwhile'
import { testApp } from '#test/app/test-app'
import { household } from '#test/people/people'

test('two heartbeats at once, one on each side of midnight, count as one', async () => {
  const today = await testApp({ start: '2026-03-10T15:59:55Z' })
  const { db } = today.deps
  const tomorrow = await testApp({ start: '2026-03-10T16:00:05Z', deps: () => ({ db }) })
  const { worker } = await household(today)
  const beat = { params: { id: worker.id }, query: { event: 'time', value: '1' } } as const
  const both = () => [today, tomorrow].map((app) => app.call('GET /worker/:id/log', beat, worker.token))
  const replies = await meanwhile(db, worker.id, both, () => {})
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const days = db.selectFrom('learning_days').select('seconds').where('worker_id', '=', worker.id)
  expect(await days.execute()).toEqual([{ seconds: 30 }])
})
