import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { googleIdentity } from '#platform/ports/identity/google'
import { meanwhile, untilWaiting } from '#test/app/meanwhile'
import { type TestApp, testApp } from '#test/app/test-app'
import { mails, welcomesTo } from '#test/people/mails'
import { checkPassword, employer } from '#test/people/people'
import { startGoogleKeys } from '../../../../../stand-ins/google-keys'

const clientId = 'kasama.apps.example'
type Keys = Awaited<ReturnType<typeof startGoogleKeys>>
let keys: Keys
let app: TestApp

/** A reader of tokens that has fetched no keys yet. */
const newIdentity = () => googleIdentity({ clientId, issuer: keys.issuer, keysUrl: keys.keysUrl })
beforeAll(async () => {
  keys = await startGoogleKeys(clientId)
  app = await testApp({ config: { googleClientId: clientId }, deps: () => ({ identity: newIdentity() }) })
})
afterEach(() => {
  vi.useRealTimers()
  keys.answerWith('keys')
})
afterAll(() => keys.stop())

let people = 0
const person = () => ({ sub: `subject-${++people}`, email: `google${people}@mail.example` })
const logIn = (token_id: string, extraFields = {}, token?: string) =>
  app.call('POST /auth/google_login', { body: { token_id, ...extraFields } }, token)
const signUp = (google_token: string, extraFields = {}) =>
  app.call('POST /auth/google_signup', { body: { google_token, ...extraFields } })
const me = (token: string) => app.call('GET /users/me', {}, token)

test('an employer registers with Google, and is known by her subject when her email changes', async () => {
  const maria = person()
  const { data } = await signUp(keys.token({ ...maria, email: maria.email.toUpperCase() }))
  expect((await me(data.token)).data).toMatchObject({ role: 'E', email: maria.email, fullname: 'Sample Person' })
  const secondLogin = await logIn(keys.token({ ...maria, email: 'other@mail.example' }), {
    session_key: data.session_key,
  })
  expect([secondLogin.data.user.id, secondLogin.data.session_key]).toEqual([data.user.id, data.session_key])
})
test('her welcome calls her by the name that Google gave, and says how she logs in', async () => {
  const maria = person()
  await signUp(keys.token(maria))
  await app.workDone()
  expect(welcomesTo(app, maria.email)).toHaveLength(1)
  const [mail] = welcomesTo(app, maria.email)
  expect(mail).toContain('Hello Sample Person,')
  expect(mail).toContain('You log in with Google.')
})
test('a repeated registration logs in', async () => {
  const maria = person()
  const first = await signUp(keys.token(maria))
  expect((await signUp(keys.token(maria))).data.user.id).toBe(first.data.user.id)
})
test('an account that is not there is not made by a login', async () => {
  expect((await logIn(keys.token(person()))).code).toBe('google_unknown')
})

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600
const refused: [string, () => string][] = [
  ['for another audience', () => keys.token({ ...person(), aud: 'someone.else.example' })],
  ['of another issuer', () => keys.token({ ...person(), iss: 'https://accounts.other.example' })],
  ['that has expired', () => keys.token({ ...person(), exp: hourAgo() })],
  ['that is not valid yet', () => keys.token({ ...person(), nbf: hourAgo() + 7200 })],
  ['with an email that Google has not verified', () => keys.token({ ...person(), email_verified: false })],
  ['whose verified is a text', () => keys.token({ ...person(), email_verified: 'true' })],
  ['without a subject', () => keys.token({ email: 'no-subject@mail.example' })],
  ['that needs no signature', () => keys.unsignedToken(person())],
  ['signed with the public key as a secret', () => keys.publicKeyToken(person())],
  ['with a changed claim', () => swapClaims(keys.token(person()), keys.token(person()))],
  ['that is no token', () => 'not.a.token'],
]

/** The claims of one token under the signature of another. */
function swapClaims(first: string, second: string): string {
  const [head = '', , signature = ''] = first.split('.')
  return [head, second.split('.')[1], signature].join('.')
}

test.each(refused)('a token %s is refused', async (_, make) => {
  const token = make()
  for (const reply of [await logIn(token), await signUp(token)])
    expect([reply.status, reply.code]).toEqual([401, 'google_refused'])
})
test('workers have no Google login', async () => {
  expect((await logIn(keys.token(person()), { role: 'W' })).code).toBe('google_worker')
  expect((await signUp(keys.token(person()), { role: 'W' })).code).toBe('google_worker')
})
const connections = ({ id }: { id: number }) =>
  app.deps.db
    .selectFrom('audit_log')
    .select('detail')
    .where('user_id', '=', id)
    .where('action', '=', 'google_connected')
    .execute()
test('an account whose email was never proved loses its password and its sessions', async () => {
  const squatter = await employer(app)
  const { data } = await logIn(keys.token({ ...person(), email: squatter.name }))
  expect(data.user.id).toBe(squatter.id)
  expect((await me(squatter.token)).code).toBe('session_ended')
  const login = { body: { email: squatter.name, password: squatter.password } }
  expect((await app.call('POST /auth/login', login)).code).toBe('wrong_login')
  expect(await connections(squatter)).toEqual([{ detail: { dropped_password: true } }])
  const [mail = ''] = await mails(app, squatter.name, 1)
  expect(mail).toContain('Google can log in to your account')
  expect(mail).toContain('The password from before no longer works')
})
test('an account whose email was proved keeps both', async () => {
  const owner = await employer(app)
  await app.deps.db.updateTable('users').set({ email_verified: true }).where('id', '=', owner.id).execute()
  const google = { ...person(), email: owner.name }
  expect((await logIn(keys.token(google))).data.user.id).toBe(owner.id)
  await logIn(keys.token(google))
  expect(await connections(owner)).toEqual([{ detail: { dropped_password: false } }])
  expect(await mails(app, owner.name, 1)).toEqual([expect.stringContaining('Your password still works.')])
  expect((await me(owner.token)).status).toBe(200)
  expect((await app.call('POST /auth/login', { body: { email: owner.name, password: owner.password } })).status).toBe(
    200,
  )
})
test('proving an address by mail removes the Google login that was linked to it', async () => {
  const squatter = person()
  const { data } = await signUp(keys.token(squatter))
  const address = `victim-of-${squatter.email}`
  await app.call('POST /users/email', { body: { email: address } }, data.token)
  expect((await logIn(keys.token(squatter), { session_key: data.session_key })).status).toBe(200)
  await app.call('POST /users/email', { body: { email: address } }, data.token)
  await app.call('POST /auth/employer_forgot_password', { body: { email: address } })
  const [mail = ''] = await mails(app, address, 1)
  const token = /kasama\.test\/reset\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const reset = { body: { token, new_password: 'orchid tree' } }
  expect((await app.call('POST /auth/employer_reset_password', reset)).status).toBe(200)
  expect((await logIn(keys.token(squatter))).code).toBe('google_unknown')
})
test('a new email of an account with a password ends the Google account of the old one, and the new one logs in', async () => {
  const owner = await employer(app)
  await app.deps.db.updateTable('users').set({ email_verified: true }).where('id', '=', owner.id).execute()
  const google = { ...person(), email: owner.name }
  await logIn(keys.token(google))
  await mails(app, owner.name, 1)
  const next = person()
  await checkPassword(app, owner)
  expect((await app.call('POST /users/email', { body: { email: next.email } }, owner.token)).status).toBe(200)
  expect((await logIn(keys.token(google))).code).toBe('google_unknown')
  const told = await mails(app, owner.name, 2)
  expect(told.filter((mail) => mail.includes('The Google account of this address can log in no more.'))).toHaveLength(1)
  expect((await logIn(keys.token(next))).data.user.id).toBe(owner.id)
})
test('who proves an address by Google wins over a Google account that only claimed it, and its login on the way', async () => {
  const [squatter, owner] = [person(), person()]
  const { data } = await signUp(keys.token(squatter))
  await app.call('POST /users/email', { body: { email: owner.email } }, data.token)
  const { db } = app.deps
  const proof = keys.token(owner)
  let entered = logIn('')
  const [late] = await meanwhile(
    db,
    data.user.id,
    () => [logIn(keys.token(squatter))],
    async () => {
      entered = logIn(proof)
      await untilWaiting(db, 2)
    },
  )
  expect((await entered).data.user.id).toBe(data.user.id)
  expect((await me(data.token)).code).toBe('session_ended')
  expect((await logIn(keys.token(squatter))).code).toBe('google_unknown')
  const params = { id: data.user.id }
  expect((await app.call('POST /auth/session/:id', { params }, late?.data?.token ?? '')).status).toBe(401)
})
test('a second Google account with the same email does not take the first one over', async () => {
  const maria = person()
  await signUp(keys.token(maria))
  expect((await logIn(keys.token({ ...person(), email: maria.email }))).code).toBe('google_refused')
})
test('64 registrations at once make one account', async () => {
  const token = keys.token(person())
  const replies = await Promise.all(Array.from({ length: 64 }, () => signUp(token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'google_refused')).toHaveLength(63)
})
test('a fresh Google login in the same browser counts as a password check', async () => {
  const maria = person()
  const { data } = await signUp(keys.token(maria))
  const change = () => app.call('POST /users/email', { body: { email: `new-${maria.email}` } }, data.token)
  app.forward({ minutes: 6 })
  expect((await change()).code).toBe('confirm_password')
  await logIn(keys.token(maria), { session_key: data.session_key })
  expect((await change()).status).toBe(200)
})
test('a token logs in once, also of many at once, and registers once', async () => {
  const maria = person()
  const token = keys.token(maria)
  const { data } = await signUp(token)
  expect((await logIn(token, { session_key: data.session_key })).code).toBe('google_refused')
  expect((await signUp(token)).code).toBe('google_refused')
  const next = keys.token(maria)
  const replies = await Promise.all(Array.from({ length: 12 }, () => logIn(next)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'google_refused')).toHaveLength(11)
})
test('an older token logs in and confirms nothing', async () => {
  const maria = person()
  const { data } = await signUp(keys.token(maria))
  const change = () => app.call('POST /users/email', { body: { email: `new-${maria.email}` } }, data.token)
  app.forward({ minutes: 6 })
  const old = keys.token({ ...maria, iat: Math.floor(Date.now() / 1000) - 301 })
  expect((await logIn(old, { session_key: data.session_key })).status).toBe(200)
  expect((await change()).code).toBe('confirm_password')
})
test('a token from the account that is not there is still good to register with', async () => {
  const token = keys.token(person())
  expect((await logIn(token)).code).toBe('google_unknown')
  expect((await signUp(token)).status).toBe(200)
})
test('registering with Google, or logging in anew, counts too, for five minutes', async () => {
  const maria = person()
  const { data } = await signUp(keys.token(maria))
  const change = (token: string, email: string) => app.call('POST /users/email', { body: { email } }, token)
  expect((await change(data.token, `first-${maria.email}`)).status).toBe(200)
  app.forward({ minutes: 6 })
  await app.call('POST /auth/logout', {}, data.token)
  const secondLogin = await logIn(keys.token(maria))
  expect(secondLogin.data.session_key).toBe('')
  await app.call('POST /auth/session/:id', { params: { id: data.user.id } }, secondLogin.data.token)
  app.forward({ minutes: 4 })
  expect((await change(secondLogin.data.token, `second-${maria.email}`)).status).toBe(200)
  app.forward({ minutes: 2 })
  expect((await change(secondLogin.data.token, `third-${maria.email}`)).code).toBe('confirm_password')
})
test('new keys are fetched when Google changes them', async () => {
  const maria = person()
  await signUp(keys.token(maria))
  const old = keys.token(maria)
  keys.rotate()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  expect((await logIn(keys.token(maria))).status).toBe(200)
  expect((await logIn(old)).code).toBe('google_refused')
})
test.each(['error', 'rubbish'] as const)(
  'a key server that answers with %s is told apart from a bad token',
  async (kind) => {
    keys.answerWith(kind)
    await expect(newIdentity().verify(keys.token(person()))).rejects.toMatchObject({ code: 'google_away' })
  },
)
test('a key server that is down is told apart from a bad token', async () => {
  const away = googleIdentity({ clientId, issuer: keys.issuer, keysUrl: 'http://127.0.0.1:1/certs' })
  await expect(away.verify(keys.token(person()))).rejects.toMatchObject({ code: 'google_away' })
})
test('without a configuration there is no Google login', async () => {
  const plain = await testApp()
  const reply = await plain.call('POST /auth/google_login', { body: { token_id: keys.token(person()) } })
  expect([reply.status, reply.code]).toEqual([404, 'not_configured'])
})
test('a login with the dropped password that is on its way at that moment is out too', async () => {
  const squatter = await employer(app)
  await app.workDone()
  expect(welcomesTo(app, squatter.name)).toHaveLength(1)
  const proof = keys.token({ ...person(), email: squatter.name })
  const { db } = app.deps
  let owner = logIn('')
  const [login] = await meanwhile(
    db,
    squatter.id,
    () => [app.call('POST /auth/login', { body: { email: squatter.name, password: squatter.password } })],
    async () => {
      owner = logIn(proof)
      await untilWaiting(db, 2)
    },
  )
  expect((await owner).data.user.id).toBe(squatter.id)
  const params = { id: squatter.id }
  expect((await app.call('POST /auth/session/:id', { params }, login?.data?.token ?? '')).status).toBe(401)
})
