import { expect, type Page, test } from '@playwright/test'
import { appFile, holdApp } from '../stage/hold-app'
import { household, logInEmployer, logInWorker } from '../stage/household'
import { person } from '../stage/journey'
import { lesson } from '../stage/lesson'
import { noteSizesRead, sizesRead } from '../stage/sizes-read'

const burns = lesson('safety-burns', 'eng')

type Card = { video_id: number; title: string }

async function publicLesson(): Promise<number> {
  const reply = await fetch(`${process.env.KASAMA_ORIGIN}/api/feeds/public?limit=100`)
  const { data } = (await reply.json()) as { data: { items: Card[] } }
  return data.items.find(({ title }) => title === burns.title)?.video_id ?? 0
}

/** What a page asks for, in its order; `#app` stands for the first file of the app. */
function requestsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.slice(4) + search)
    if (pathname.startsWith('/assets/libraries')) asked.push('#app')
  })
  return asked
}

test('a public lesson says what it is before any script runs', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone', { javaScriptEnabled: false })
  await page.goto(`/public/video/${await publicLesson()}`)
  await expect(page.getByRole('heading', { level: 1, name: burns.title })).toBeVisible()
  await expect(page.locator('main img')).toBeVisible()
  await close()
})

test('the first script waits for the whole page: one from the cache would come before what it works on', async () => {
  for (const path of ['/', '/signup', '/library', '/video/1', `/public/video/${await publicLesson()}`, '/about']) {
    const html = await (await fetch(`${process.env.KASAMA_ORIGIN}${path}`)).text()
    const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? []
    expect(scripts.length, path).toBe(1)
    expect(scripts[0], path).toMatch(/type="module"/)
    expect(scripts[0], path).not.toMatch(/async/)
  }
})

test('the library shows its first pictures before the app is there', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, await household('firstlook'))
  const tab = await page.context().newPage()
  const bringApp = await holdApp(tab)
  const asked = requestsOf(tab)
  await Promise.all([tab.waitForRequest(appFile), tab.goto('/library')])
  await expect(tab.locator('main img').first()).toBeVisible()
  await expect(tab.locator('[data-outline]')).toBeAttached()
  const before = asked.slice(0, asked.indexOf('#app'))
  expect(before).toEqual(['/users/me', '/topics?lang=eng', '/feeds/employer_all?lang=eng'])
  bringApp()
  await expect(tab.locator('[data-outline]')).toHaveCount(0)
  await expect(tab.getByRole('heading', { name: burns.title })).toBeVisible()
  await close()
})

test('who is signed in and comes home sees the library, before the app is there', async ({ browser }) => {
  const { page } = await person(browser, 'phone')
  await logInEmployer(page, await household('comeshome'))
  const tab = await page.context().newPage()
  const bringApp = await holdApp(tab)
  await tab.goto('/', { waitUntil: 'commit' })
  await expect(tab).toHaveURL('/library')
  await expect(tab.locator('[data-outline]')).toBeAttached()
  await expect(tab.locator('main img').first()).toBeVisible()
  bringApp()
  await expect(tab.getByRole('heading', { name: burns.title })).toBeVisible()
  await page.context().close()
})

test('what a screen begins with is asked for once', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  await logInEmployer(page, await household('askedonce'))
  const id = await publicLesson()
  for (const path of ['/library', `/video/${id}`, `/public/video/${id}`]) {
    const tab = await page.context().newPage()
    const asked = requestsOf(tab)
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeAttached()
    // The last to be asked: whether the session is still the registered one.
    await expect.poll(() => asked.some((call) => call.startsWith('/auth/session/'))).toBe(true)
    const calls = asked.filter((call) => call !== '#app')
    expect(calls).toEqual([...new Set(calls)])
    await tab.close()
  }
  await close()
})

test('a screen is put up without asking for sizes: the browser would have to lay it out halfway', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone')
  const id = await publicLesson()
  await page.addInitScript(noteSizesRead)
  await page.goto(`/public/video/${id}`)
  expect(await sizesRead(page), 'a public video').toEqual([])
  const { worker } = await household('nosizes')
  await logInWorker(page, worker)
  await page.goto('/library')
  expect(await sizesRead(page), 'the library').toEqual([])
  await page.goto(`/video/${id}`)
  expect(await sizesRead(page), 'a video').toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await sizesRead(page), 'a sheet that is opened').toContain('size: getBoundingClientRect')
  await close()
})

test('a guest who opens a video for signed-in users asks for it once, on its public page', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const id = await publicLesson()
  const asked = requestsOf(page)
  await page.goto(`/video/${id}`)
  await expect(page).toHaveURL(`/public/video/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: burns.title })).toBeVisible()
  expect(asked.filter((call) => call.startsWith('/videos/'))).toEqual([`/videos/public/${id}`])
  await close()
})

test('nobody sees a page that was written for others, before the app is there', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const bringApp = await holdApp(page)
  const lesson = `/public/video/${await publicLesson()}`
  const shownAt = async (path: string) => {
    await Promise.all([page.waitForRequest(appFile), page.goto(path, { waitUntil: 'commit' })])
    return page.locator('main').count()
  }
  expect(await shownAt('/library'), 'a guest').toBe(0)
  expect(await shownAt('/'), 'a guest at home').toBe(1)
  await page.evaluate(() => localStorage.setItem('language_code', 'mya'))
  expect(await shownAt('/'), 'who reads Burmese').toBe(0)
  expect(await shownAt(lesson), 'who reads Burmese').toBe(0)
  expect(await shownAt(`${lesson}?lang=eng`), 'who asks for English').toBe(1)
  bringApp()
  await expect(page.getByRole('heading', { level: 1, name: burns.title })).toBeVisible()
  await close()
})

test('a first call that fails shows what happened, and can be made again', async ({ browser }) => {
  const { page } = await person(browser, 'phone')
  await logInEmployer(page, await household('firstfails'))
  await page.route('**/api/feeds/employer_all*', (route) => route.abort())
  await page.goto('/library')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/feeds/employer_all*')
  await again.click()
  await expect(page.getByRole('heading', { name: burns.title })).toBeVisible()
  await page.context().close()
})
