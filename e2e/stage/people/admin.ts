import type { Page } from '@playwright/test'

const name = 'KASAMA_ADMIN'
/** The login that the server prints at the start of a demo. */
const login = { email: 'admin.demo@kasama.example', password: 'orchid-2025', role: 'A' }

type AdminSession = { token: string; user: { id: number }; session_key: string }

/** Logs in the demo's admin once for all journeys, since a second login would end the session. */
export async function openAdminSession(origin: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data, error_message } = (await reply.json()) as { data?: AdminSession; error_message?: string }
    if (!data) throw new Error(`${path}: ${error_message}`)
    return data
  }
  const { token, user } = await post('/auth/login', login)
  const { session_key } = await post(`/auth/session/${user.id}`, {}, token)
  process.env[name] = JSON.stringify({ web_token: token, role: 'A', language_code: 'eng', session_key })
}

/**
 * Logs the page in with the admin session that all journeys share; no journey may log out. The journey opens its
 * screen.
 */
export async function joinAdminSession(page: Page): Promise<void> {
  const values: Record<string, string> = JSON.parse(process.env[name] ?? '{}')
  await page.goto('/healthz')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}
