import { randomUUID } from 'node:crypto'
import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '#test/app/samples'
import { countOf } from '#test/app/statements'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { dashboardOf, paymentsOf } from '#test/money/billing'
import { admin, organisation } from '#test/people/admins'
import { employer, household, type Person, pay } from '#test/people/people'

let app: TestApp
/** Ids of one example of each kind that the desk shows on a page, with something in each of its parts. */
const ids: Record<string, number | string> = {}

beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await app.deps.db.insertInto('settings').values({ key: 'library_layout', value: '[]' }).execute()
  const lin = await admin(app)
  await payer(lin)
  await lesson([lin, await admin(app)])
  await agency(lin)
  await household(app)
  await app.call('POST /contact', { body: { name: 'Siti', message: 'A question', email: 'siti@home.example' } })
  const { id } = await app.deps.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  ids.messages = id
  const coupon = await (await dashboardOf(app)).coupons.create({ percent_off: 20, duration: 'once', name: 'Warm' })
  ids.vouchers = (
    await (
      await dashboardOf(app)
    ).promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'WARM' })
  ).id
  const opened = await app.call(
    'POST /admin/imports',
    { body: { name: 'list.csv', bytes: 20, modified: 1 } },
    lin.token,
  )
  ids.imports = opened.data.id
  const body = { deed: 'publish' as const, filters: {}, lessons: 1 }
  ids.runs = (await app.call('POST /admin/videos/runs', { body }, lin.token)).data.id
})

/** A payer with a partial refund. */
async function payer(lin: Person) {
  const boss = await employer(app)
  await pay(app, boss, 10)
  ids.accounts = boss.id
  ids.payments = (await paymentsOf(app, boss))[0]?.id ?? 0
  const body = { amount: 100, refunded: 0, key: randomUUID(), reason: 'requested_by_customer' as const, note: 'Moving' }
  await app.call('POST /admin/payments/:id/refund', { params: { id: Number(ids.payments) }, body }, lin.token)
}

/** A published lesson with changes by two admins. */
async function lesson(admins: Person[]) {
  const { id } = await addVideo(app.deps.db, { title: 'Kitchen lessons', topic: 7, questions: 2 })
  ids.videos = id
  for (const [based_on, { token }] of admins.entries()) {
    const changes = [{ path: `languages.eng.${based_on ? 'title' : 'description'}`, value: 'Changed' }]
    await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } }, token)
  }
  const out = await app.call(
    'POST /admin/videos/:id/publish',
    { params: { id }, body: { revision: 2 } },
    admins[0]?.token,
  )
  expect(out.status, JSON.stringify(out)).toBe(200)
  const changes = [{ path: 'languages.phi.title', value: 'Iba' }]
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on: 3, changes } }, admins[0]?.token)
}

async function agency(lin: Person) {
  const { id } = await organisation(app, 'Statements')
  ids.organisations = id
  ids.orgs = id
  const row = {
    line: 1,
    employer_email: 'rosa@home.example',
    employer_name: 'Rosa',
    user_id: 'rosahelper',
    worker_name: 'Siti',
  }
  const body = { until: '2026-04-01', mail: false, rows: [{ ...row, language: 'ind' }] }
  await app.call('POST /admin/organisations/:id/households', { params: { id }, body }, lin.token)
}

const named: Record<string, string> = { language: 'phi', number: '1', key: 'library_layout' }
/** Responds with a stored file, not with rows. */
const file = 'GET /admin/files'
const reads = (Object.entries(calls) as [string, Call][]).filter(
  ([key]) => key.startsWith('GET /admin/') && key !== file,
)
const fill = (path: string) =>
  path
    .replace(/\/([\w-]+)\/:id/, (_, what) => `/${what}/${ids[what]}`)
    .replace(/:(\w+)/g, (_, name) => named[name] ?? '')
const queryOf = ({ query }: Call) => (query ? `?${new URLSearchParams(sampleOf(query) as Record<string, string>)}` : '')

test('there are calls of the desk to try', () => {
  expect(reads.length).toBeGreaterThan(40)
})
describe.each(reads)('%s', (key, call) => {
  test('it takes at most four statements', async () => {
    const { token } = await admin(app)
    const path = `${fill(key.slice(4))}${queryOf(call)}`
    await countOf(app, path, token)
    const count = await countOf(app, path, token)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(4)
  })
})
