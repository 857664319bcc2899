import type { Page } from '@playwright/test'

type Reply<D> = { status: number; data: D; code?: string }

/** A call from outside the browser. */
export async function callAt<D>(origin: string, call: string, { body, token }: { body?: object; token?: string } = {}) {
  const [method = 'GET', path = ''] = call.split(' ')
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const reply = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: reply.status, ...(await reply.json()) } as Reply<D>
}

export type AdminLogin = { token: string; session_key: string; org_id: string }

/** An admin's session, without a browser. */
export async function adminAt(origin: string, email: string, password: string): Promise<AdminLogin> {
  const login = { email, password, role: 'A' }
  const { data } = await callAt<{ token: string; user: { id: number; org_id: number | null } }>(
    origin,
    'POST /auth/login',
    { body: login },
  )
  const { token, user } = data
  const session = await callAt<{ session_key: string }>(origin, `POST /auth/session/${user.id}`, { body: {}, token })
  return { token, session_key: session.data.session_key, org_id: String(user.org_id ?? '') }
}

/** Logs the page in from its first URL on. */
export async function enterAs(page: Page, { token, session_key, org_id }: AdminLogin) {
  const values = {
    web_token: token,
    role: 'A',
    session_key,
    org_id,
    language_code: 'eng',
  }
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, values)
}
