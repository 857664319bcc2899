import { dayMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { employer, subscriber } from '#test/people/people'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await testApp()
  const org = { name: 'Sample Agency (internal note)', short_url: 'sample-agency', logo_url: '/pictures/agency.svg' }
  ;({ id } = await app.deps.db.insertInto('orgs').values(org).returning('id').executeTakeFirstOrThrow())
})

test('anyone may read what a banner shows of an organisation, and no more', async () => {
  const expected = { id, short_url: 'sample-agency', logo_url: '/pictures/agency.svg' }
  expect((await app.call('GET /admin/orgs', { query: {} })).data).toEqual([expected])
  expect((await app.call('GET /admin/orgs/:id', { params: { id } })).data).toEqual(expected)
  expect((await app.call('GET /admin/orgs/:id', { params: { id: id + 1 } })).code).toBe('not_found')
})
test('the banner of an address is found beyond the first thousand organisations', async () => {
  await sql`insert into orgs (name, short_url) select 'Many', 'many-' || n from generate_series(1, 1001) n`.execute(
    app.deps.db,
  )
  const at = async (short_url: string) => (await app.call('GET /admin/orgs', { query: { short_url } })).data
  expect(await at('many-1001')).toMatchObject([{ short_url: 'many-1001' }])
  expect(await at('nobody-here')).toEqual([])
})
test("an organisation's worker belongs to it too", async () => {
  const boss = await subscriber(app)
  await app.deps.db.updateTable('users').set({ org_id: id }).where('id', '=', boss.id).execute()
  const body = { workpermit: 'agency01', language_code: 'ind' as const }
  const { data } = await app.call('POST /auth/worker_signup', { body }, boss.token)
  const worker = await app.call('GET /users/:id', { params: { id: data.id } }, boss.token)
  expect(worker.data.org_id).toBe(id)
})
test('an expired agency account logs in, reads its own profile, and nothing of the library', async () => {
  const agency = await employer(app)
  const past = new Date(app.deps.now().getTime() - dayMs)
  const period = { current_period_start: past, current_period_end: past }
  const plan = { user_id: agency.id, subscription_plan_id: 11, status: 'active', mode: 1, ...period }
  await app.deps.db.insertInto('subscriptions').values(plan).execute()
  expect((await app.call('GET /users/me', {}, agency.token)).status).toBe(200)
  for (const key of ['GET /feeds/employer_all', 'GET /feeds/recommendation'] as const) {
    const reply = await app.call(key, { query: {} }, agency.token)
    expect([reply.status, reply.code]).toEqual([403, 'agency_expired'])
  }
})
