import { expect, type Page, test } from '@playwright/test'

export type Household = {
  email: string
  password: string
  worker: {
    id: number
    userId: string
    password: string
    /** URL of the login link on her card. */
    link: string
  }
}
type Options = {
  planId?: number
  language?: string
  topics?: string
  userId?: string
  /** The worker has not logged in yet, so that she is asked for her picture. */
  isNew?: boolean
  /** Origin of a server other than that of all journeys. */
  origin?: string | undefined
}

type Call = { path: string; body: unknown; token?: string }

/** Makes a call to the server, as the app does. */
async function call<D>(origin: string, { path, body, token }: Call): Promise<D> {
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const envelope = (await reply.json()) as { error: boolean; error_message?: string; data: D }
  expect(envelope.error, `${path}: ${envelope.error_message}`).toBe(false)
  return envelope.data
}

/** Name of a journey's household, from its file and line, since no two journeys share these. */
export function journeyName(): string {
  const { file, line } = test.info()
  return `${file.replace(/.*\/|\W|spec.ts$/g, '')}${line}`
}

/** A subscribed employer and her worker, new for each try of a journey; `prefix` consists of letters and digits. */
export async function household(prefix: string, options: Options = {}): Promise<Household> {
  const { retry, repeatEachIndex } = test.info()
  const name = `${prefix}${repeatEachIndex > 0 ? `r${repeatEachIndex}` : ''}${retry || ''}`
  const { planId = 11, language = 'eng', topics = '20,16', userId = `${name}helper`, isNew = false } = options
  const origin = options.origin ?? process.env.KASAMA_ORIGIN ?? ''
  const email = `${name}@home.example`
  const password = 'sampaguita tea'
  const { token } = await call<{ token: string }>(origin, { path: '/auth/signup', body: { email, password } })
  const post = <D>(path: string, body: unknown) => call<D>(origin, { path, body, token })
  const address = JSON.stringify({ line1: '1 Sample Road', city: 'Singapore', postal_code: '000000', country: 'SG' })
  await post('/payment/subscribe', { plan_id: planId, source_id: 'pm_card_visa', name: 'Grace Sample', address })
  const signup = { workpermit: userId, language_code: language }
  const worker = await post<{ id: number; password: string; login_url: string }>('/auth/worker_signup', signup)
  if (topics) await post('/users/topics', { topics })
  if (!isNew) await choosePicture(origin, { username: userId, password: worker.password })
  await post('/auth/logout', {})
  return { email, password, worker: { id: worker.id, userId, password: worker.password, link: worker.login_url } }
}

/** An employer without a plan, made for one journey. */
export async function newEmployer(
  prefix: string,
  origin = process.env.KASAMA_ORIGIN ?? '',
): Promise<{ email: string; password: string }> {
  const { retry, repeatEachIndex } = test.info()
  const login = { email: `${prefix}${repeatEachIndex || ''}r${retry}@home.example`, password: 'sampaguita tea' }
  const { token } = await call<{ token: string }>(origin, { path: '/auth/signup', body: login })
  await call(origin, { path: '/auth/logout', body: {}, token })
  return login
}

/** Makes the worker's first login, so that the journey's login leads straight to the library. */
async function choosePicture(origin: string, login: { username: string; password: string }) {
  type SignedIn = { token: string; user: { id: number } }
  const { token, user } = await call<SignedIn>(origin, { path: '/auth/login', body: { ...login, role: 'W' } })
  await call(origin, { path: `/auth/session/${user.id}`, body: {}, token })
  await call(origin, { path: '/users/avatar', body: { img_url: '/people/thida.svg' }, token })
  await call(origin, { path: '/auth/logout', body: {}, token })
}

type Credentials = { username: string; password: string; role: 'E' | 'W' | 'A' }

/**
 * Logs in by the calls of the login page, and leaves the page at a URL without the app: the journey opens its
 * first screen. (Another journey tests the login by hand.)
 */
async function startSession(page: Page, login: Credentials): Promise<void> {
  await page.goto('/healthz')
  const problem = await page.evaluate(async ({ username, password, role }) => {
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const reply = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return reply.json()
    }
    const body = role === 'W' ? { username, password } : { username, email: username, password, role }
    const { data, error_message } = await post('/auth/login', body)
    if (!data) return error_message
    const registered = await post(`/auth/session/${data.user.id}`, {}, data.token)
    if (!registered.data) return registered.error_message
    const values = {
      web_token: data.token,
      role,
      org_id: String(data.user.org_id ?? ''),
      language_code: data.user.language_code,
      session_key: registered.data.session_key,
      is_new_session: '1',
    }
    for (const [name, value] of Object.entries(values)) if (value) localStorage.setItem(name, value)
    return null
  }, login)
  expect(problem, login.username).toBeNull()
}

export const startWorkerSession = (page: Page, { userId, password }: { userId: string; password: string }) =>
  startSession(page, { username: userId, password, role: 'W' })

/** Logs the worker in and opens the library. */
export async function logInWorker(page: Page, login: { userId: string; password: string }) {
  await startWorkerSession(page, login)
  await page.goto('/library')
}

/** Logs the employer in; her earlier session ends. */
export const startEmployerSession = (page: Page, { email, password }: Pick<Household, 'email' | 'password'>) =>
  startSession(page, { username: email, password, role: 'E' })

/** Logs the employer in and opens the library. */
export async function logInEmployer(page: Page, login: Pick<Household, 'email' | 'password'>) {
  await startEmployerSession(page, login)
  await page.goto('/library')
}

const demoAdmin = { username: 'admin.demo@kasama.example', password: 'orchid-2025', role: 'A' } as const

/** The demo's admin, at the desk. */
export const startAdminSession = (page: Page) => startSession(page, demoAdmin)

/** Answers the desk's identity check before money moves. */
export async function confirmIdentity(page: Page) {
  const check = page.getByRole('dialog', { name: 'Confirm it is you' })
  await check.getByLabel('Password', { exact: true }).fill(demoAdmin.password)
  await check.getByRole('button', { name: 'Confirm with password' }).click()
}
