import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile, untilWaiting } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin } from '#test/people/admins'
import { checkPassword, employer, household } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

test('a reset in the middle of a change stands', async () => {
  const grace = await employer(app)
  const change = () => [
    app.call('POST /auth/change_pass', { body: { old_pass: grace.password, new_pass: 'a new orchid' } }, grace.token),
  ]
  const [reply] = await meanwhile(app.deps.db, grace.id, change, (tx) =>
    tx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', grace.id).execute(),
  )
  expect(reply?.code).toBe('wrong_password')
})
test('a session that ends at that moment changes no email', async () => {
  const grace = await employer(app)
  await checkPassword(app, grace)
  const change = () => [app.call('POST /users/email', { body: { email: 'thief@home.example' } }, grace.token)]
  const [reply] = await meanwhile(app.deps.db, grace.id, change, (tx) =>
    tx.updateTable('sessions').set({ ended_at: app.deps.now() }).where('user_id', '=', grace.id).execute(),
  )
  expect(reply?.code).toBe('confirm_password')
})
test('a password that is replaced while it is checked opens nothing', async () => {
  const grace = await employer(app)
  const login = () => [app.call('POST /auth/login', { body: { email: grace.name, password: grace.password } })]
  const [reply] = await meanwhile(app.deps.db, grace.id, login, (tx) =>
    tx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', grace.id).execute(),
  )
  expect([reply?.status, reply?.code]).toEqual([401, 'session_ended'])
})
test("a worker's end of session and her new password wait for whoever unlinks her, and neither waits for them", async () => {
  const { boss, worker } = await household(app)
  const params = { id: worker.id }
  const calls = (): Promise<{ code?: string | undefined }>[] => [
    app.call('POST /worker/:id/end_session', { params }, boss.token),
    app.call('POST /worker/:id/password', { params, body: {} }, boss.token),
  ]
  const replies = await meanwhile(app.deps.db, worker.id, calls, (tx) =>
    tx.updateTable('worker_links').set({ ended_at: app.deps.now() }).where('worker_id', '=', worker.id).execute(),
  )
  expect(replies.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
})
test('a picture that is being stored while the desk deletes the account goes with it', async () => {
  const { worker } = await household(app)
  const { db, now, storage } = app.deps
  const key = 'pictures/avatars/on-its-way.webp'
  const file = join(mkdtempSync(join(tmpdir(), 'kasama-test-')), 'picture.webp')
  writeFileSync(file, 'a picture')
  await storage.put(key, file)
  const { token } = await admin(app)
  const call = { params: { id: worker.id }, body: { reason: 'asked by mail' } }
  const { removed } = await db.transaction().execute(async (tx) => {
    await tx.insertInto('uploads').values({ key, user_id: worker.id, created_at: now() }).execute()
    const reply = app.call('POST /admin/accounts/:id/delete', call, token)
    await untilWaiting(db, 1)
    return { removed: reply }
  })
  expect((await removed).status).toBe(200)
  await app.workDone()
  expect(await storage.has(key)).toBe(false)
})
