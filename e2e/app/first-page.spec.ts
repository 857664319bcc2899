import { expect, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { newEmployer } from '../stage/people/household'

const origin = process.env.KASAMA_ORIGIN ?? ''

test('login, registration and a public lesson can be read before any script runs', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone', { javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to Kasama' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  const button = await page.getByRole('button', { name: 'Log in', exact: true }).boundingBox()
  expect(button?.height, 'drawn with the styles of this screen').toBeGreaterThanOrEqual(44)
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  const feed = await page.request.get('/api/feeds/public?limit=100')
  const { data } = (await feed.json()) as { data: { items: { video_id: number; title: string }[] } }
  const lesson = data.items[0]
  await page.goto(`/public/video/${lesson?.video_id}`)
  await expect(page.getByRole('heading', { level: 1, name: lesson?.title ?? '' })).toBeVisible()
  await expect(page.locator('main img')).toBeVisible()
  await close()
})

test('on a second visit scripts, styles and fonts are cached, and the page is revalidated, compressed or not', async ({
  request,
}) => {
  const page = await request.get(`${origin}/`)
  expect(page.headers()['cache-control']).toBe('no-cache')
  const files = new Set((await page.text()).match(/\/assets\/[\w.-]+/g))
  expect([...files].join()).toMatch(/\.js.*\.css|\.css.*\.js/)
  for (const file of files) {
    const { 'cache-control': cacheControl } = (await request.get(`${origin}${file}`)).headers()
    expect(cacheControl, file).toBe('public, max-age=31536000, immutable')
  }
  expect((await request.get(`${origin}/favicon.svg`)).headers()['cache-control']).toBe('public, max-age=86400')
  // The start page is in the phone's language.
  for (const [path, vary] of [
    ['/', 'accept-encoding, accept-language'],
    ['/assets/', 'accept-encoding'],
  ] as const) {
    const plain = await request.get(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' } })
    expect([plain.status(), plain.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(plain.headers()).toMatchObject({ 'cache-control': 'no-cache', vary })
    expect(plain.headers()['content-security-policy']).toContain("script-src 'self'")
  }
  expect((await request.get(`${origin}/reset/a-secret`)).headers()['referrer-policy']).toBe('no-referrer')
})

test('an employer logs in by keyboard alone', { tag: '@main' }, async ({ browser }) => {
  const { page, close } = await person(browser, 'desktop')
  const login = await newEmployer('bykeys')
  await page.goto('/')
  const email = page.getByLabel('Email')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.type(login.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(login.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/library/)
  await expect(page.getByRole('article').first()).toBeVisible()
  const links = page.locator('link[rel=stylesheet]')
  const sheets = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(sheets.length, 'each once').toBe(new Set(sheets).size)
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await close()
})
