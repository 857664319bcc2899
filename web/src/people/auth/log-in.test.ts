import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '#shared/session/log-out.ts'
import { session } from '#shared/session/session.ts'
import { dropLogin, logIn, registerEmployer, registerSession } from './log-in'

// The strings of a language are chunks of the built app.
vi.mock('virtual:texts', () => ({ loaders: {} }))

type Reply = { status?: number; body: object } | 'lost'
const siti = { id: 7, role: 'W', org_id: null, language_code: 'ind', needs_picture: false }
const grace = { ...siti, role: 'E', language_code: 'eng' }
const loggedIn = (session_key: string, user: object = siti): Reply => ({
  body: { error: false, data: { token: 'new', user, session_key } },
})
const registered: Reply = { body: { error: false, data: { session_key: 'key' } } }
const done: Reply = { body: { error: false, data: { done: true } } }
const failure = (status: number, code: string): Reply => ({
  status,
  body: { error: true, code, error_message: 'No.', values: { minutes: 7 } },
})
const worker = { role: 'W', name: 'Siti77', password: 'melati-2025' } as const

const sent: { path: string; token: string | null; body: unknown }[] = []
let replies: Reply[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    sent.push({ path, token: new Headers(init.headers).get('x-access-token'), body })
    const reply = replies.shift() ?? 'lost'
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(reply.body, { status: reply.status ?? 200 })
  })
})
afterEach(() => {
  session.clear()
  session.set({ session_key: '' })
  vi.unstubAllGlobals()
})

test('without another session the login is registered, then stored', async () => {
  replies = [loggedIn(''), registered]
  expect(await logIn(worker)).toBeNull()
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/auth/session/7'])
  expect(sent[0]?.body).toEqual({ username: 'Siti77', password: 'melati-2025', session_key: '' })
  expect(sent[1]?.token).toBe('new')
  expect(session.values()).toMatchObject({
    web_token: 'new',
    role: 'W',
    session_key: 'key',
    language_code: 'ind',
    is_new_session: '1',
  })
})

test('the same browser continues its session', async () => {
  session.set({ session_key: 'key' })
  replies = [loggedIn('key')]
  expect(await logIn(worker)).toBeNull()
  expect(sent[0]?.body).toMatchObject({ session_key: 'key' })
  expect(session.values()).toMatchObject({ web_token: 'new', session_key: 'key' })
})

test('after a lost reply of the registration her next login is known by its token, and continues the session', async () => {
  replies = [loggedIn(''), 'lost']
  await expect(logIn(worker)).rejects.toMatchObject({ code: 'network' })
  expect(session.values()).toMatchObject({ web_token: '', session_key: 'new' })
  replies = [loggedIn('key'), registered]
  expect(await logIn(worker)).toBeNull()
  expect(sent[2]?.body).toMatchObject({ session_key: 'new' })
  expect(session.values()).toMatchObject({ web_token: 'new', session_key: 'key' })
})

test('a refusal leaves what the browser knew before', async () => {
  session.set({ session_key: 'of a lost reply' })
  replies = [loggedIn(''), failure(409, 'session_live')]
  expect((await logIn(worker))?.refusal).toMatchObject({ code: 'session_live' })
  expect(session.values().session_key).toBe('of a lost reply')
})

test('a logout without internet leaves the key for the next login here', async () => {
  session.set({ web_token: 'old', session_key: 'key' })
  replies = ['lost']
  await expect(logOut()).rejects.toMatchObject({ code: 'network' })
  expect(session.values()).toMatchObject({ web_token: '', session_key: 'key' })
  replies = [loggedIn('key')]
  expect(await logIn(worker)).toBeNull()
  expect(sent[1]?.body).toMatchObject({ session_key: 'key' })
})

test('a worker without a picture is marked for the first login', async () => {
  replies = [loggedIn('', { ...siti, needs_picture: true }), registered]
  await logIn(worker)
  expect(session.values().is_new_session).toBe('first')
})

test('a worker with a live session elsewhere is refused with its remaining time', async () => {
  replies = [loggedIn('marker of another'), failure(409, 'session_live')]
  const pending = await logIn(worker)
  expect(pending?.refusal).toMatchObject({ code: 'session_live', values: { minutes: 7 } })
  expect(session.token()).toBe('')
})

test("an employer's login blocked by another session is stored only once it is registered", async () => {
  replies = [loggedIn('marker of another', grace), registered]
  const pending = await logIn({ role: 'E', name: 'grace@orchid.example', password: 'orchidlane8' })
  expect(sent).toHaveLength(1)
  expect(session.values()).toMatchObject({ web_token: '', session_key: '' })
  if (pending) await registerSession(pending)
  expect(session.values()).toMatchObject({ web_token: 'new', session_key: 'key' })
})

test('a session that became live meanwhile blocks a worker, too, and the login can be dropped', async () => {
  replies = [loggedIn(''), failure(409, 'session_live'), done]
  const pending = await logIn(worker)
  expect(pending?.token).toBe('new')
  if (pending) await dropLogin(pending)
  expect(sent[2]).toMatchObject({ path: '/api/auth/logout', token: 'new' })
  expect(session.token()).toBe('')
})

test('a failed login removes the stored token', async () => {
  session.set({ web_token: 'old' })
  replies = [failure(401, 'wrong_worker_login')]
  await expect(logIn(worker)).rejects.toMatchObject({ code: 'wrong_worker_login' })
  expect(sent[0]?.token).toBeNull()
  expect(session.token()).toBe('')
})

test('a new employer is logged in after the confirmation; her email is sent in lowercase', async () => {
  replies = [loggedIn('key')]
  const enter = await registerEmployer(' Grace@Orchid.example ', 'orchidlane8')
  expect(sent[0]?.body).toMatchObject({ email: 'grace@orchid.example', role: 'E' })
  expect(session.values()).toMatchObject({ web_token: '', session_key: 'key' })
  enter()
  expect(session.token()).toBe('new')
})
