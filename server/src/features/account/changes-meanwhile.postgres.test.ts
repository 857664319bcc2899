import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../../test/app/meanwhile'
import { type TestApp, testApp } from '../../../test/app/test-app'
import { employer } from '../../../test/people/people'

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
  await app.call('POST /auth/login', { body: { email: grace.name, password: grace.password } }, grace.token)
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
