import { dayMs } from '@kasama/contract/durations.rules'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { admin } from '#test/people/admins'
import { household } from '#test/people/people'

test('counts waiting vouchers, messages and ending organisations', async () => {
  const app = await testApp()
  const { db, now } = app.deps
  const { token } = await admin(app)
  const org = await db
    .insertInto('orgs')
    .values({ name: 'Sunny Kettle', short_url: 'sunny-kettle' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { boss, worker } = await household(app)
  await db.updateTable('users').set({ org_id: org.id }).where('id', '=', boss.id).execute()
  const end = new Date(now().getTime() + 9 * dayMs)
  await db
    .updateTable('subscriptions')
    .set({ mode: 1, current_period_end: end })
    .where('user_id', '=', boss.id)
    .execute()
  const order = { worker_id: worker.id, ordinal: 1, amount_cents: 500, state: 'ordered' as const, ordered_at: now() }
  await db.insertInto('voucher_orders').values(order).execute()
  const { data } = await app.call('GET /admin/dashboard/to_do', {}, token)
  expect(data).toMatchObject({
    vouchers: { count: 1, oldest_at: now().toISOString() },
    messages: { count: 0, oldest_at: null },
    ending: [{ id: org.id, name: 'Sunny Kettle', accounts: 1, ends_at: end.toISOString() }],
    problems: 0,
  })
})

test('an empty library waits for its first lesson; a draft is one', async () => {
  const app = await testApp()
  const { token } = await admin(app)
  const isEmpty = async () => (await app.call('GET /admin/dashboard/to_do', {}, token)).data.is_library_empty
  expect(await isEmpty()).toBe(true)
  expect((await app.call('GET /admin/dashboard/lessons', {}, token)).data.missing).toEqual([])
  await app.call('POST /admin/videos', { body: { title: 'Rice', topic_ids: [] } }, token)
  expect(await isEmpty()).toBe(false)
})
