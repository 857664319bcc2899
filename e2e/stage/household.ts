import { expect, type Page, test } from '@playwright/test'

export type Household = {
  email: string
  password: string
  worker: { id: number; userId: string; password: string }
}
/** `origin` is that of another server than the one of all journeys. */
type Options = { planId?: number; language?: string; topics?: string; userId?: string; origin?: string | undefined }

type Call = { path: string; body: unknown; token?: string }

/** One call to the server, as the app makes it. */
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

/** What a journey's household is called: its file and line, for no two journeys share one. */
export function ofThisJourney(): string {
  const { file, line } = test.info()
  return `${file.replace(/.*\/|\W|spec.ts$/g, '')}${line}`
}

/** A subscribed employer and her worker, made for one journey (anew for each of its tries); `ofJourney` is letters and digits. */
export async function household(ofJourney: string, options: Options = {}): Promise<Household> {
  const { retry, repeatEachIndex } = test.info()
  const name = `${ofJourney}${repeatEachIndex > 0 ? `r${repeatEachIndex}` : ''}${retry || ''}`
  const { planId = 11, language = 'eng', topics = '20,16', userId = `${name}helper` } = options
  const origin = options.origin ?? process.env.KASAMA_ORIGIN ?? ''
  const email = `${name}@home.example`
  const password = 'sampaguita tea'
  const { token } = await call<{ token: string }>(origin, { path: '/auth/signup', body: { email, password } })
  const post = <D>(path: string, body: unknown) => call<D>(origin, { path, body, token })
  const address = JSON.stringify({ line1: '1 Sample Road', city: 'Singapore', postal_code: '000000', country: 'SG' })
  await post('/payment/subscribe', { plan_id: planId, source_id: 'pm_card_visa', name: 'Grace Sample', address })
  const signup = { workpermit: userId, language_code: language }
  const worker = await post<{ id: number; password: string }>('/auth/worker_signup', signup)
  if (topics) await post('/users/topics', { topics })
  await choosePicture(origin, { username: userId, password: worker.password })
  await post('/auth/logout', {})
  return { email, password, worker: { id: worker.id, userId, password: worker.password } }
}

/** An employer without a plan, made for one journey. */
export async function newEmployer(
  ofJourney: string,
  origin = process.env.KASAMA_ORIGIN ?? '',
): Promise<{ email: string; password: string }> {
  const { retry, repeatEachIndex } = test.info()
  const login = { email: `${ofJourney}${repeatEachIndex || ''}r${retry}@home.example`, password: 'sampaguita tea' }
  const { token } = await call<{ token: string }>(origin, { path: '/auth/signup', body: login })
  await call(origin, { path: '/auth/logout', body: {}, token })
  return login
}

/** The worker's first login, so that the journey's one goes straight to the library. */
async function choosePicture(origin: string, login: { username: string; password: string }) {
  type SignedIn = { token: string; user: { id: number } }
  const { token, user } = await call<SignedIn>(origin, { path: '/auth/login', body: { ...login, role: 'W' } })
  await call(origin, { path: `/auth/session/${user.id}`, body: {}, token })
  await call(origin, { path: '/users/avatar', body: { img_url: '/people/thida.svg' }, token })
  await call(origin, { path: '/auth/logout', body: {}, token })
}

type Login = Pick<Household, 'email' | 'password'>

/** `takesOver` where another browser of hers must have a session; a demo account may have one from another journey. */
export async function logInEmployer(page: Page, { email, password }: Login, takesOver = false) {
  await page.goto('/?as=employer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const ok = page.getByRole('button', { name: 'OK', exact: true })
  if (takesOver) await expect(ok).toBeVisible()
  await expect(async () => {
    if (await ok.isVisible()) await ok.click()
    await expect(page).toHaveURL(/\/library/, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

/** Her login page speaks English until she is in. */
export async function logInWorker(page: Page, { userId, password }: { userId: string; password: string }) {
  await page.goto(`/?as=helper&user=${userId}`)
  await expect(page.getByLabel('User ID')).toHaveValue(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/library/)
}
