import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import startDemo from '../e2e/demo-server'
import playwright from '../playwright.config'
import { freePort } from '../scripts/throwaway-postgres'

/**
 * Lighthouse (mobile, simulated slow 4G, CPU x4) over the built app with the demo library, beside the budgets. Build
 * first. Figures differ from machine to machine, so that nothing fails here.
 */
type Screen = { name: string; path: string; isPublic: boolean }
type Session = Record<string, string>

const helper = { username: 'thida99', password: 'padauk-2025', role: 'W' }

async function post<T>(path: string, token: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const options = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) }
  const reply = await fetch(`${process.env.KASAMA_ORIGIN}/api${path}`, options)
  const { data } = (await reply.json()) as { data: T }
  return data
}

/** What the browser keeps of a login. */
async function logIn(): Promise<Session> {
  const { token, user } = await post<{ token: string; user: { id: number } }>('/auth/login', '', helper)
  const { session_key } = await post<{ session_key: string }>(`/auth/session/${user.id}`, token, {})
  return { web_token: token, role: 'W', session_key, language_code: 'mya', hideBanner: '1' }
}

async function screensOf(token: string): Promise<Screen[]> {
  const feed = await post<{ items: { video_id: number; public_level: number }[] }>(
    '/feeds/employer_all?limit=100',
    token,
  )
  const [first] = feed.items
  const open = feed.items.find(({ public_level }) => public_level > 0)
  return [
    { name: 'login', path: '/', isPublic: true },
    { name: 'library', path: '/library', isPublic: false },
    { name: 'video', path: `/video/${first?.video_id}`, isPublic: false },
    { name: 'public video', path: `/public/video/${open?.video_id}`, isPublic: true },
  ]
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)

function report({ name, isPublic }: Screen, { categories, audits, runtimeError }: Result): void {
  if (runtimeError) {
    console.log(`${name.padEnd(14)}${runtimeError.message}`)
    return
  }
  const seconds = (id: string) => (audits[id]?.numericValue ?? 0) / 1000
  const rows: [string, number, number, 'at least' | 'at most'][] = [
    ['performance', percent(categories.performance?.score), 95, 'at least'],
    ['accessibility', percent(categories.accessibility?.score), 100, 'at least'],
    ['best practices', percent(categories['best-practices']?.score), 100, 'at least'],
    ['LCP, s', seconds('largest-contentful-paint'), 2, 'at most'],
    ['TBT, ms', audits['total-blocking-time']?.numericValue ?? 0, 100, 'at most'],
    ['CLS', audits['cumulative-layout-shift']?.numericValue ?? 0, 0.02, 'at most'],
  ]
  if (isPublic) rows.push(['SEO', percent(categories.seo?.score), 100, 'at least'])
  for (const [what, value, budget, side] of rows) {
    const isKept = side === 'at least' ? value >= budget : value <= budget
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
    console.log(
      `${name.padEnd(14)}${what.padEnd(16)}${shown.padStart(8)}  ${side} ${budget}  ${isKept ? 'ok' : 'OVER'}`,
    )
  }
  const isFailed = (id: string) => audits[id]?.score === 0 && audits[id].scoreDisplayMode === 'binary'
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = weighed.filter(({ id }) => isFailed(id))
  if (failed.length > 0) console.log(`${name.padEnd(14)}fails: ${failed.map(({ id }) => id).join(', ')}`)
}

const stopDemo = await startDemo()
const profile = mkdtempSync(join(tmpdir(), 'kasama-lighthouse-'))
const port = await freePort()
const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}
// Lighthouse opens its tab in the browser's own context, so that it finds the login in its storage.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  const origin = process.env.KASAMA_ORIGIN ?? ''
  const session = await logIn()
  const page = await browser.newPage()
  await page.goto(`${origin}/favicon.svg`)
  for (const screen of await screensOf(session.web_token ?? '')) {
    const values = screen.isPublic ? {} : session
    await page.evaluate((entries) => {
      localStorage.clear()
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(values))
    const run = await lighthouse(`${origin}${screen.path}`, { port, logLevel: 'error' })
    if (run) report(screen, run.lhr)
  }
} finally {
  await browser.close()
  await stopDemo()
  rmSync(profile, { recursive: true, force: true })
}
