import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { giveCredits } from '#test/learning/rewards'
import { addTopics, addVideo } from '#test/library/library'
import { type Desks, desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
let desk: Desks
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  await addTopics(app.deps.db)
})

type Reply = { status: number; code: string | undefined }
type Household = { boss: Person; worker: Person }

const times = [1, 2, 3, 4, 5, 6, 7, 8]
const provider = () => desk.provider.token
const remove = ({ id }: Person) =>
  app.call('POST /admin/accounts/:id/delete', { params: { id }, body: { reason: 'asked by mail' } }, provider())

/** Makes eight households ready one by one, then makes the calls of all at once; returns the failures of the server. */
async function failuresOf(
  prepare: (pair: Household) => Promise<unknown>,
  calls: (pair: Household) => Promise<Reply>[],
) {
  const households: Household[] = []
  for (const _ of times) {
    const pair = await household(app)
    await prepare(pair)
    households.push(pair)
  }
  const replies = await Promise.all(households.flatMap(calls))
  return replies.filter(({ status }) => status >= 500)
}

test('vouchers are posted, addresses sent and letters missed while the desk deletes their workers', async () => {
  const orderIds = new Map<number, number>()
  const home = { name: 'Maria Sample', address: 'Blk 00 Sample Street 1, Singapore 000001' }
  const redeem = ({ token }: Person) => app.call('POST /redeem', { body: home }, token)
  const failures = await failuresOf(
    async ({ worker }) => {
      await giveCredits(app, worker, 6)
      const { data } = await redeem(worker)
      orderIds.set(worker.id, data.orders[0]?.id ?? 0)
    },
    ({ worker }) => {
      const params = { id: orderIds.get(worker.id) ?? 0 }
      return [
        app.call('POST /redeem/orders/:id/not_come', { params }, worker.token),
        app.call('POST /admin/redemptions/:id/posted', { params }, provider()),
        redeem(worker),
        remove(worker),
      ]
    },
  )
  expect(failures).toEqual([])
})

test('contracts are ended while the desk deletes their accounts', async () => {
  const { db } = app.deps
  const failures = await failuresOf(
    async ({ boss }) => {
      await db.updateTable('users').set({ org_id: desk.one.org.id }).where('id', '=', boss.id).execute()
      await db.updateTable('subscriptions').set({ mode: 1 }).where('user_id', '=', boss.id).execute()
    },
    ({ boss }) => {
      const body = { ids: [boss.id], until: '2026-04-10', now: false, reason: 'she left' }
      return [app.call('POST /admin/contracts/end', { body }, provider()), remove(boss)]
    },
  )
  expect(failures).toEqual([])
})

/**
 * Starts calls one after the other while rows are locked, each once the one before waits or is answered; then releases
 * the rows.
 */
async function whileLocked(rows: RawBuilder<unknown>, calls: (() => Promise<Reply>)[]) {
  const { db } = app.deps
  const { started } = await db.transaction().execute(async (tx) => {
    await rows.execute(tx)
    const started: Promise<Reply>[] = []
    for (const call of calls) {
      const reply = call()
      started.push(reply)
      await Promise.race([reply, untilWaiting(db, started.length).catch(() => {})])
    }
    return { started }
  })
  return (await Promise.all(started)).map(({ status }) => status)
}

test('an employer makes the login of her former helper again while the desk blocks both', async () => {
  const { boss, worker } = await household(app)
  await app.call('POST /worker/:id/replace', { params: { id: worker.id } }, boss.token)
  const body = { workpermit: worker.name, language_code: 'mya' as const, isSubscribingAgain: true }
  const statuses = await whileLocked(sql`select from first_logins where user_id = ${worker.id} for update`, [
    () => app.call('POST /auth/worker_signup', { body }, boss.token),
    () => app.call('POST /admin/accounts/block', { body: { ids: [boss.id, worker.id] } }, provider()),
  ])
  expect(statuses).toEqual([200, 200])
})

const save = ({ token }: Person, topics: string) => app.call('POST /users/topics', { body: { topics } }, token)
const chosenRows = ({ id }: Person) => sql`select from user_topics where user_id = ${id} for update`

test('an employer saves her topics while she adds a lesson of one', async () => {
  const { boss } = await household(app)
  const { id } = await addVideo(app.deps.db, { topic: 7 })
  await save(boss, '13')
  const statuses = await whileLocked(chosenRows(boss), [
    () => save(boss, '7,20'),
    () => app.call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token),
  ])
  expect(statuses).toEqual([200, 200])
})

test('an employer saves her topics while the desk removes one', async () => {
  const { boss } = await household(app)
  const topic = { id: 101, position: 9, icon: 'house', colour: 'chores', name: '{"eng": "Spare"}' }
  await app.deps.db.insertInto('topics').values(topic).execute()
  await save(boss, '13,101')
  const statuses = await whileLocked(chosenRows(boss), [
    () => save(boss, '20,101'),
    () => app.call('DELETE /admin/topics/:id', { params: { id: topic.id } }, provider()),
  ])
  expect(statuses).toEqual([200, 200])
  const { data } = await app.call('GET /users/:id/topics', { params: { id: boss.id } }, boss.token)
  expect(data).toEqual([{ topic_id: 20 }])
})
