import { beforeAll, expect, test } from 'vitest'
import { endedPlansJobOf } from '#money/receipts/ended.job'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { admin, desks } from '#test/people/admins'
import { mailsTo } from '#test/people/mails'
import { household, type Person, subscriber } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let lesson = 0
beforeAll(async () => {
  // The tenth of March, noon in Singapore.
  app = await testApp({ start: '2026-03-10T04:00:00Z' })
  desk = await desks(app)
  await addTopics(app.deps.db)
  lesson = (await addVideo(app.deps.db)).id
})

const agreed = '2028-03-09T16:00:00.000Z'

/** A household of an agency whose contract was made with a wrong year. */
async function contract(orgId = desk.one.org.id) {
  const { boss, worker } = await household(app)
  const { db } = app.deps
  await db.updateTable('users').set({ org_id: orgId }).where('id', 'in', [boss.id, worker.id]).execute()
  const period = { mode: 1, current_period_end: new Date(agreed) }
  await db.updateTable('subscriptions').set(period).where('user_id', '=', boss.id).execute()
  return { boss, worker }
}
const end = (ids: number[], until: string, by = desk.one.admin, now = until === '2026-03-10') =>
  app.call('POST /admin/contracts/end', { body: { ids, until, now, reason: 'the year was wrong' } }, by.token)
const back = (ids: number[], by = desk.one.admin) =>
  app.call('POST /admin/contracts/end/undo', { body: { ids } }, by.token)
const show = async ({ id }: Person, by = desk.provider) =>
  (await app.call('GET /admin/accounts/:id', { params: { id } }, by.token)).data
const endOf = async (person: Person) => (await show(person)).period?.to
const mayWatch = async ({ token }: Person) =>
  !(await app.call('GET /videos/:id', { params: { id: lesson }, query: {} }, token)).data.is_locked
const feed = ({ token }: Person) => app.call('GET /feeds/employer_all', { query: {} }, token)
const linesOf = async (action: string) =>
  (await app.call('GET /admin/audit', { query: { action } }, desk.provider.token)).data.items

test('a contract that is ended today ends at once, for her and her worker, who learns on when it is taken back', async () => {
  const { boss, worker } = await contract()
  expect([(await feed(boss)).status, await mayWatch(worker)]).toEqual([200, true])
  expect((await end([boss.id], '2026-03-10')).data).toEqual({ ends_at: '2026-03-10T04:00:00.000Z', ids: [boss.id] })
  expect([(await feed(boss)).code, await mayWatch(worker)]).toEqual(['agency_expired', false])
  expect((await show(boss)).audit[0]).toMatchObject({ action: 'contracts_shortened', reason: 'the year was wrong' })
  expect((await show(boss, desk.one.admin)).period?.ended_before).toBe(agreed)
  await app.workDone()
  await endedPlansJobOf(app.deps).run({}, '')
  await app.workDone()
  expect(mailsTo(app, boss.name).filter((mail) => /Subject: .* has ended/.test(mail))).toHaveLength(1)
  expect(mailsTo(app, boss.name).join()).toMatch(/Subject: .* has ended[\s\S]*It ended on 10 March 2026/)

  expect((await back([boss.id])).data.ids).toEqual([boss.id])
  expect([(await feed(boss)).status, await mayWatch(worker), await endOf(boss)]).toEqual([200, true, agreed])
  await app.workDone()
  expect(mailsTo(app, boss.name).join()).toContain('It lasts until 9 March 2028 again')
  expect((await show(boss)).mails.filter(({ kind }) => kind === 'contract_changed')).toHaveLength(2)
  expect((await back([boss.id])).data.ids).toEqual([])
})
test('a day that was to come when she chose it ends nothing at once after midnight', async () => {
  const [{ boss }, { boss: other }, { boss: third }] = [await contract(), await contract(), await contract()]
  // A page of the former release sends no `now`.
  const former = { body: { ids: [third.id], until: '2026-03-10', reason: 'the year was wrong' } }
  const { data } = await app.call('POST /admin/contracts/end', former, desk.one.admin.token)
  expect(data.ends_at).toBe('2026-03-10T16:00:00.000Z')
  expect((await end([boss.id], '2026-03-10', desk.one.admin, false)).data.ends_at).toBe('2026-03-10T16:00:00.000Z')
  expect((await feed(boss)).status).toBe(200)
  for (const day of ['2026-03-09', '2026-03-11'])
    expect((await end([other.id], day, desk.one.admin, true)).code).toBe('contract_end_invalid')
  expect(await endOf(other)).toBe(agreed)
})
test('it is shortened to a day to come, never to one that is over, and never made longer', async () => {
  const { boss } = await contract()
  for (const until of ['2026-03-09', '2020-01-01'])
    expect((await end([boss.id], until)).code).toBe('contract_end_invalid')
  expect((await end([boss.id], '2026-02-31')).code).toBe('invalid_input')
  expect((await end([boss.id], '2029-01-01')).data.ids).toEqual([])
  expect((await end([boss.id], '2028-03-09')).data.ids).toEqual([])
  expect((await end([boss.id], '2026-06-30')).data.ids).toEqual([boss.id])
  expect((await end([boss.id], '2026-05-31')).data.ids).toEqual([boss.id])
  await app.workDone()
  expect(mailsTo(app, boss.name).join()).toContain('now ends on 31 May 2026')
  // Undone one by one, the last cut first.
  const ends: (string | undefined)[] = []
  for (let step = 0; step < 3; step++) {
    await back([boss.id])
    ends.push(await endOf(boss))
  }
  expect(ends).toEqual(['2026-06-30T16:00:00.000Z', agreed, agreed])
})
test("nobody ends another organisation's contract, nor a plan that a household pays for; all are hers, or nothing happens", async () => {
  const [ownContract, foreignContract] = [await contract(), await contract(desk.other.org.id)]
  const buyer = await subscriber(app)
  for (const ids of [
    [foreignContract.boss.id],
    [ownContract.boss.id, foreignContract.boss.id],
    [ownContract.boss.id, buyer.id],
    [ownContract.worker.id],
  ])
    expect((await end(ids, '2026-03-10')).code).toBe('not_found')
  expect((await end([buyer.id], '2026-03-10', desk.provider)).code).toBe('not_found')
  expect(
    (await end([ownContract.boss.id], '2026-03-10', await admin(app, { orgId: desk.one.org.id, confirmed: false })))
      .code,
  ).toBe('confirm_identity')
  expect((await end([ownContract.boss.id], '2026-03-10', ownContract.boss)).code).toBe('not_allowed')
  expect(await endOf(ownContract.boss)).toBe(agreed)
  await end([foreignContract.boss.id], '2026-03-10', desk.other.admin)
  expect((await back([foreignContract.boss.id])).code).toBe('not_found')
})
test("an agency's admin can't undo what the provider ended", async () => {
  const { boss } = await contract()
  await end([boss.id], '2026-03-10', desk.provider)
  expect((await show(boss, desk.one.admin)).period?.ended_before).toBeNull()
  expect((await back([boss.id])).data.ids).toEqual([])
  expect((await back([boss.id], desk.provider)).data.ids).toEqual([boss.id])
})
test('of several at once the trail has one line with their number, and each account its own', async () => {
  const three = [await contract(), await contract(), await contract()].map(({ boss }) => boss)
  const ids = three.map(({ id }) => id)
  const countBefore = (await linesOf('contracts_shortened')).length
  const replies = await Promise.all([end(ids, '2026-07-31'), end(ids.toReversed(), '2026-07-31')])
  expect(replies.map(({ data }) => data.ids.length).sort()).toEqual([0, 3])
  const [line, ...otherLines] = await linesOf('contracts_shortened')
  expect(otherLines).toHaveLength(countBefore)
  expect(line).toMatchObject({ about: { kind: 'organisation', id: String(desk.one.org.id) } })
  expect(line?.changes).toContainEqual({ field: 'contracts', before: null, after: '3' })
  for (const boss of three) expect((await show(boss)).audit[0]?.action).toBe('contracts_shortened')
  const undone = await Promise.all([back(ids), back(ids)])
  expect(undone.map(({ data }) => data.ids.length).sort()).toEqual([0, 3])
})
test('it can be taken back until the day ends, and not where the contract was changed since', async () => {
  const [{ boss }, { boss: extended }] = [await contract(), await contract()]
  await end([boss.id, extended.id], '2026-06-30')
  await app.call(
    'POST /admin/accounts/:id/extend',
    { params: { id: extended.id }, body: { until: '2026-12-31', reason: 'agreed anew' } },
    desk.provider.token,
  )
  expect((await show(extended)).period?.ended_before).toBeNull()
  expect((await back([extended.id], desk.provider)).data.ids).toEqual([])
  // Possible until a minute before midnight in Singapore, but not after it.
  app.forward({ minutes: 12 * 60 - 1 })
  expect((await show(boss, await admin(app))).period?.ended_before).toBe(agreed)
  app.forward({ minutes: 2 })
  const later = await admin(app)
  expect((await show(boss, later)).period?.ended_before).toBeNull()
  expect((await back([boss.id], later)).data.ids).toEqual([])
  expect((await show(boss, later)).period?.to).toBe('2026-06-30T16:00:00.000Z')
})
