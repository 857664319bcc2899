import type { LoginReply } from '@kasama/contract/people/auth/auth.api'
import { normalEmail, sessionDecision } from '@kasama/contract/people/auth/auth.rules'
import { queryClient } from '#shared/api/query-client.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { session } from '#shared/session/session.ts'

export type LoginRole = 'E' | 'W'
export type Credentials = { role: LoginRole; name: string; password: string }
/** A login whose session is not registered; its token is stored only after that. */
export type PendingLogin = Pick<LoginReply, 'token' | 'user'> & {
  /** Reason why a worker's login was refused: when the other session ends, and what her employer can do. */
  refusal?: RequestError
}

/** Logs in. Returns null once she is logged in; otherwise the pending login, which another session blocks. */
export function logIn(credentials: Credentials): Promise<PendingLogin | null> {
  return logInWith((storedKey) =>
    request('POST /auth/login', { body: body(credentials, storedKey) }, { ...withoutToken, repeatable: true }),
  )
}

/** The same for any request that logs in; `call` gets the session key stored in this browser, or ''. */
export async function logInWith(call: (storedKey: string) => Promise<LoginReply>): Promise<PendingLogin | null> {
  const storedKey = session.values().session_key
  const login = await clearTokenOnFailure(() => call(storedKey))
  const decision = sessionDecision(login.session_key, storedKey)
  if (decision === 'continue') storeLogin(login, storedKey)
  if (decision === 'continue') return null
  // An employer is asked whether the other session may end. A worker's can't be ended: the server says for how long.
  return decision === 'ask' && login.user.role !== 'W' ? login : registerUnlessLive(login, storedKey)
}

/** Registers the session of a login: every other one of the account ends. */
export async function registerSession(login: PendingLogin): Promise<void> {
  const params = { id: login.user.id }
  const { session_key } = await request('POST /auth/session/:id', { params }, { ...login, repeatable: true })
  storeLogin(login, session_key)
}

/** Gives the login up; the server may forget its token. */
export async function dropLogin(login: PendingLogin): Promise<void> {
  await request('POST /auth/logout', {}, login).catch(() => {}) // an unregistered token expires by itself
}

/** Registers an employer. The returned function lets her in, after she has read the message. */
export function registerEmployer(email: string, password: string): Promise<() => void> {
  const body = { username: normalEmail(email), email: normalEmail(email), password, role: 'E' as const }
  return registerWith(() => request('POST /auth/signup', { body }, withoutToken))
}

/** The same for any call that registers an employer and her session. */
export async function registerWith(call: () => Promise<LoginReply>): Promise<() => void> {
  const login = await clearTokenOnFailure(call)
  // If she leaves before, this browser's next login continues the session.
  session.set({ session_key: login.session_key })
  return () => storeLogin(login, login.session_key)
}

/** With a stored token `auth/login` would only check a password. */
export const withoutToken = { token: '' }

function body({ role, name, password }: Credentials, storedKey: string) {
  const secrets = { password, session_key: storedKey }
  if (role === 'W') return { username: name, ...secrets }
  return { username: normalEmail(name), email: normalEmail(name), role, ...secrets }
}

/**
 * Registers the session unless another phone of the worker has become active since the login. Until the session's key
 * arrives, the token is stored in its place, so that her next login in this browser continues the session if the reply
 * is lost.
 */
async function registerUnlessLive(login: PendingLogin, storedKey: string): Promise<PendingLogin | null> {
  session.set({ web_token: '', session_key: login.token })
  try {
    await registerSession(login)
    return null
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'session_live')) throw error
    session.set({ session_key: storedKey })
    return { ...login, refusal: error }
  }
}

async function clearTokenOnFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    session.set({ web_token: '' })
    throw error
  }
}

function storeLogin({ token, user }: PendingLogin, sessionKey: string) {
  queryClient.clear()
  session.set({
    web_token: token,
    role: user.role,
    org_id: user.org_id === null ? '' : String(user.org_id),
    language_code: user.language_code,
    session_key: sessionKey,
    is_new_session: user.needs_picture ? 'first' : '1',
  })
}
