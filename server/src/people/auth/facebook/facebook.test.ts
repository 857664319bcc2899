// @module-tag ci
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { facebookGraph } from '#platform/ports/identity/facebook'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails } from '#test/people/mails'
import { employer, household, type Person } from '#test/people/people'
import { startGraphApi } from '../../../../../stand-ins/graph-api'

const settings = { appId: '4711', appSecret: 'the-apps-secret' }
type Graph = Awaited<ReturnType<typeof startGraphApi>>
let graph: Graph
let app: TestApp
beforeAll(async () => {
  graph = await startGraphApi(settings)
  app = await testApp({ deps: () => ({ facebook: facebookGraph({ ...settings, apiBase: graph.apiBase }) }) })
})
afterEach(() => graph.answerWith('tokens'))
afterAll(() => graph.stop())

let people = 0
const somebody = () => `person-${++people}`
const logIn = (token_id: string, extraFields = {}) =>
  app.call('POST /auth/facebook_login', { body: { token_id, ...extraFields } })
const connect = (token_id: string, { token }: Person) =>
  app.call('POST /auth/facebook_login', { body: { token_id } }, token)
const check = ({ name, password, token }: Person) =>
  app.call('POST /auth/login', { body: { email: name, password } }, token)

/** An employer who has connected that Facebook account. */
async function connected(facebookId: string): Promise<Person> {
  const grace = await employer(app)
  await check(grace)
  expect((await connect(graph.token(facebookId), grace)).data).toMatchObject({ token: grace.token })
  return grace
}

test('an employer connects Facebook after a password check, and logs in with it', async () => {
  const grace = await employer(app)
  const id = somebody()
  expect((await logIn(graph.token(id))).code).toBe('facebook_unknown')
  expect((await connect(graph.token(id), grace)).code).toBe('confirm_password')
  await check(grace)
  expect((await connect(graph.token(id), grace)).status).toBe(200)
  const { data } = await logIn(graph.token(id), { session_key: grace.sessionKey })
  expect([data.user.id, data.session_key]).toEqual([grace.id, grace.sessionKey])
  expect((await app.call('GET /users/me', {}, data.token)).data).toMatchObject({ id: grace.id })
})
test('a login elsewhere is asked about, as after a password', async () => {
  const id = somebody()
  const grace = await connected(id)
  const { data } = await logIn(graph.token(id))
  expect(data.session_key).not.toBe(grace.sessionKey)
  expect((await app.call('GET /users/me', {}, data.token)).code).toBe('session_not_registered')
})

const refused: [string, () => string][] = [
  ['of another app', () => graph.token(somebody(), { app_id: '4712' })],
  ['that has ended', () => graph.token(somebody(), { is_valid: false })],
  ['of a page', () => graph.token(somebody(), { type: 'PAGE' })],
  ['of nobody', () => graph.token('')],
  ['whose valid is a text', () => graph.token(somebody(), { is_valid: 'true' })],
  ['that Facebook does not know', () => 'made up'],
]
test.each(refused)('a token %s is refused', async (_, make) => {
  expect([(await logIn(make())).status, (await logIn(make())).code]).toEqual([401, 'facebook_refused'])
})
test.each(['error', 'rubbish', 'silence'] as const)('a Graph API that answers with %s is away', async (kind) => {
  graph.answerWith(kind)
  expect([(await logIn(graph.token(somebody()))).code]).toEqual(['facebook_away'])
})
test('an address of the same email opens nothing, and one Facebook account belongs to one employer', async () => {
  const id = somebody()
  const grace = await connected(id)
  expect((await logIn(graph.token(somebody()), { email: grace.name })).code).toBe('facebook_unknown')
  const other = await employer(app)
  await check(other)
  expect((await connect(graph.token(id), other)).code).toBe('facebook_refused')
})
test('workers have no Facebook login', async () => {
  const { worker } = await household(app)
  expect((await logIn(graph.token(somebody()), { role: 'W' })).code).toBe('google_worker')
  expect((await connect(graph.token(somebody()), worker)).code).toBe('google_worker')
})
test('recovering an account by mail or new password removes an earlier Facebook login', async () => {
  const id = somebody()
  const grace = await connected(id)
  await app.deps.db.updateTable('users').set({ email_verified: true }).where('id', '=', grace.id).execute()
  await app.call('POST /auth/employer_forgot_password', { body: { email: grace.name } })
  const [mail = ''] = await mails(app, grace.name, 1)
  const token = /kasama\.test\/reset\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const reset = { body: { token, new_password: 'orchid tree' } }
  expect((await app.call('POST /auth/employer_reset_password', reset)).status).toBe(200)
  expect((await logIn(graph.token(id))).code).toBe('facebook_unknown')

  const other = await connected(id)
  const change = { body: { old_pass: other.password, new_pass: 'orchid tree' } }
  expect((await app.call('POST /auth/change_pass', change, other.token)).status).toBe(200)
  expect((await logIn(graph.token(id))).code).toBe('facebook_unknown')
})
test('without a configuration there is no Facebook login', async () => {
  const plain = await testApp()
  const reply = await plain.call('POST /auth/facebook_login', { body: { token_id: 'any' } })
  expect([reply.status, reply.code]).toEqual([404, 'not_configured'])
})
