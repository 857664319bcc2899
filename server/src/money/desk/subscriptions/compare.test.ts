// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { ofAccount, order } from '#test/money/billing'
import { planDesk } from '#test/money/plan-desk'
import { admin } from '#test/people/admins'
import { type Person, payingEmployer } from '#test/people/people'
import { reconcile } from '../../upkeep/reconcile'
import { comparePageJobOf } from './compare.job'
import { endComparison } from './compare.queries'

let app: TestApp
let lin: Person
beforeAll(async () => {
  app = await testApp()
  lin = await admin(app)
})

const payer = (plan: 10 | 11 = 10) => payingEmployer(app, plan)
const { list, ids, billing, idAt } = planDesk(() => ({ app, admin: lin }))

async function compare() {
  expect((await app.call('POST /admin/subscriptions/compare', {}, lin.token)).status).toBe(200)
  const last = async () => (await app.call('GET /admin/subscriptions/summary', {}, lin.token)).data
  await app.workDone()
  expect((await last()).comparison?.ended_at).not.toBeNull()
  return last()
}

test('the hourly check corrects missed changes and records them', async () => {
  const boss = await payer()
  // Its own events arrive before the next ones are lost.
  await order(app, 'advance')
  await order(app, 'webhooks', { lost: true })
  await order(app, 'refund', { charge: (await ofAccount(app, boss, 'charge'))[0]?.id })
  await reconcile(app.deps, () => {})
  const { subscription, repairs } = await billing(boss)
  expect(subscription).toMatchObject({ status: 'expired', match: 'mended' })
  expect(repairs[0]).toMatchObject({ kind: expect.stringMatching(/event|over/), user_id: boss.id })
  expect(repairs.map(({ before }) => before).join()).toContain('Monthly, active until')
  expect(ids(await list({ view: 'look' }))).toContain(boss.id)
  app.forward({ minutes: 25 * 60 })
  lin = await admin(app)
  await reconcile(app.deps, () => {})
  expect(ids(await list({ view: 'look' }))).not.toContain(boss.id)
  await order(app, 'webhooks', {})
})
test('a comparison corrects changes without events, and finds subscriptions unknown to the provider', async () => {
  lin = await admin(app)
  await order(app, 'webhooks', { lost: true })
  const [canceled, gone, well] = [await payer(), await payer(11), await payer()]
  await app.deps.payments.cancelAtPeriodEnd(await idAt(canceled), true)
  await sql`delete from stripe_stand_in.objects where id = ${await idAt(gone)}`.execute(app.deps.db)
  app.forward({ minutes: 5 })
  const { comparison, views } = await compare()
  expect(comparison).toMatchObject({ mended: 1, differ: 1 })
  expect(views.differs).toBe(1)
  expect((await billing(canceled)).subscription).toMatchObject({ status: 'canceled', match: 'mended' })
  expect((await billing(gone)).subscription).toMatchObject({
    status: 'active',
    match: 'differs',
    theirs: { status: 'gone' },
  })
  expect((await billing(well)).subscription?.match).toBe('same')
  const decide = (person: Person, access: 'keep' | 'end') =>
    app.call(
      'POST /admin/subscriptions/:id/decide',
      { params: { id: person.id }, body: { access, reason: 'Asked by mail' } },
      lin.token,
    )
  expect((await decide(well, 'end')).code).toBe('difference_gone')
  expect((await decide(gone, 'keep')).status).toBe(200)
  expect((await decide(gone, 'end')).code).toBe('difference_gone')
  expect((await billing(gone)).subscription).toMatchObject({ status: 'canceled', match: 'same', next_charge: null })
  expect((await compare()).views.differs).toBe(0)
  await order(app, 'webhooks', {})
})
test('an unreadable subscription counts as different, and does not stop the comparison', async () => {
  await order(app, 'webhooks', { lost: true })
  const [unread, behind] = [await payer(), await payer()]
  for (const boss of [unread, behind]) await app.deps.payments.cancelAtPeriodEnd(await idAt(boss), true)
  const word = (status: string, id: string) =>
    sql`update stripe_stand_in.objects set body = body || jsonb_build_object('status', ${status}::text)
      where id = ${id}`.execute(app.deps.db)
  await word('dormant', await idAt(unread))
  app.forward({ minutes: 5 })
  expect(await compare()).toMatchObject({ comparison: { mended: 1, differ: 1 } })
  expect((await billing(unread)).subscription).toMatchObject({ status: 'active', match: 'differs' })
  expect((await billing(behind)).subscription).toMatchObject({ status: 'canceled', match: 'mended' })
  await word('active', await idAt(unread))
  expect(await compare()).toMatchObject({ comparison: { mended: 1, differ: 0 } })
  await order(app, 'webhooks', {})
})
test('a comparison batch that runs twice counts once and queues one next batch', async () => {
  const { db, now, jobs } = app.deps
  const opened = await db
    .insertInto('comparisons')
    .values({ started_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const enqueue = vi.fn(async () => '')
  const work = { comparisonId: opened.id, piece: 0, after: null, above: null }
  const { run } = comparePageJobOf({ ...app.deps, jobs: { ...jobs, enqueue } })
  const stands = () => db.selectFrom('comparisons').selectAll().where('id', '=', opened.id).executeTakeFirstOrThrow()
  await Promise.all([run(work, ''), run(work, '')])
  const { compared } = await stands()
  await run(work, '')
  expect(await stands()).toMatchObject({ pieces: 1, compared })
  expect(compared).toBe((await app.deps.payments.listPlans(null)).items.length)
  expect(enqueue).toHaveBeenCalledTimes(1)
  await endComparison(db, opened.id, now())
})
test('a page that needs more readings than a batch allows continues in the next batch', async () => {
  const { db, now, jobs, payments } = app.deps
  const facts = await payments.look(await idAt(await payer()))
  const { customerId, periodEnd } = facts
  const items = Array.from({ length: 26 }, (_, n) => ({
    id: `listed-${n}`,
    customerId,
    word: 'active',
    cancels: false,
    periodEnd,
  }))
  const listPlans = async () => ({ items, next: null })
  const enqueue = vi.fn(async () => '')
  const stubs = { payments: { ...payments, listPlans, look: async () => facts }, jobs: { ...jobs, enqueue } }
  const { id } = await db
    .insertInto('comparisons')
    .values({ started_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await comparePageJobOf({ ...app.deps, ...stubs }).run({ comparisonId: id, piece: 0, after: null, above: null }, '')
  const next = { comparisonId: id, piece: 1, after: 'listed-24', above: null }
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'compare-payments-page', next)
  await endComparison(db, id, now())
})
test('simultaneous comparisons run once, and a single account can be compared', async () => {
  const boss = await payer()
  const start = () => app.call('POST /admin/subscriptions/compare', {}, lin.token)
  const [one, two] = await Promise.all([start(), start()])
  expect(one.data.started_at).toBe(two.data.started_at)
  await app.deps.payments.cancelAtPeriodEnd(await idAt(boss), true)
  const alone = () => app.call('POST /admin/accounts/:id/billing/compare', { params: { id: boss.id } }, lin.token)
  expect((await alone()).data.subscription?.status).toBe('canceled')
  // The provider's own events and the comparison of all plans are done.
  await app.workDone()
  const plans = app.deps.db.updateTable('subscriptions').set({ status: 'active' })
  await plans.where('user_id', '=', boss.id).execute()
  await alone()
  const trail = app.deps.db.selectFrom('audit_log').select(['user_id', 'before', 'after'])
  const lines = await trail.where('action', '=', 'plan_compared').where('about_id', '=', String(boss.id)).execute()
  expect(lines).toContainEqual({
    user_id: lin.id,
    before: { plan: expect.stringContaining('Monthly, active until') },
    after: { plan: expect.stringContaining('Monthly, canceled until') },
  })
})
