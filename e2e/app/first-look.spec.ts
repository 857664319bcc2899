import { expect, test } from '@playwright/test'
import { holdApp } from '../stage/browser/hold-app'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { markSizeReads, sizeReads } from '../stage/pages/sizes-read'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const burns = lesson('safety-burns', 'eng')

type Card = { video_id: number; title: string }

async function publicLesson(): Promise<number> {
  const reply = await fetch(`${process.env.KASAMA_ORIGIN}/api/feeds/public?limit=100`)
  const { data } = (await reply.json()) as { data: { items: Card[] } }
  return data.items.find(({ title }) => title === burns.title)?.video_id ?? 0
}

test('a screen renders without reading element sizes, which would force an early layout', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const id = await publicLesson()
  await page.addInitScript(markSizeReads)
  await page.goto(`/public/video/${id}`)
  expect(await sizeReads(page), 'a public video').toEqual([])
  const { worker } = await household('nosizes')
  await logInWorker(page, worker)
  await page.goto('/library')
  expect(await sizeReads(page), 'the library').toEqual([])
  await page.goto(`/video/${id}`)
  expect(await sizeReads(page), 'a video').toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await sizeReads(page), 'a sheet that is opened').toContain('size: getBoundingClientRect')
  await close()
})

test('before the app starts nobody sees a page prerendered for another role', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const releaseApp = await holdApp(page)
  const lesson = `/public/video/${await publicLesson()}`
  const opened = async (path: string) => {
    await Promise.all([page.waitForResponse('**/assets/index-*.js'), page.goto(path, { waitUntil: 'commit' })])
    return page.locator('#root')
  }
  await expect((await opened('/')).locator('main'), 'a guest at home').toBeVisible()
  await page.evaluate(() => localStorage.setItem('language_code', 'mya'))
  await expect(await opened('/'), 'who reads Burmese').toBeEmpty()
  await expect(await opened(lesson), 'who reads Burmese').toBeEmpty()
  await expect((await opened(`${lesson}?lang=eng`)).locator('main'), 'who asks for English').toBeVisible()
  releaseApp()
  await expect(page.getByRole('heading', { level: 1, name: burns.title })).toBeVisible()
  await close()
})

test('the first data of a screen is requested once, for guests and for logged-in users, whose home is the library', async ({
  browser,
}) => {
  const { page } = await person(browser, 'phone')
  const id = await publicLesson()
  const requests: string[] = []
  let currentPath = ''
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // The page before may still send requests while it is being left.
    if (pathname.startsWith('/api/') && request.frame().url().startsWith(currentPath))
      requests.push(pathname.slice(4) + search)
  })
  const open = async (path: string) => {
    // Ends the requests of the page before.
    await page.goto('about:blank')
    requests.length = 0
    currentPath = new URL(path, process.env.KASAMA_ORIGIN).href
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  // A guest at a lesson's address is led to its public page.
  currentPath = process.env.KASAMA_ORIGIN ?? ''
  await page.goto(`/video/${id}`)
  await expect(page).toHaveURL(`/public/video/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: burns.title })).toBeVisible()
  expect(requests.filter((path) => path.startsWith('/videos/'))).toEqual([`/videos/public/${id}`])

  await logInEmployer(page, await household('askedonce'))
  for (const path of ['/library', `/video/${id}`, `/public/video/${id}`]) {
    await open(path)
    // The last request: whether the session is still the registered one.
    await expect.poll(() => requests.some((call) => call.startsWith('/auth/session/'))).toBe(true)
    expect(requests).toEqual([...new Set(requests)])
  }
  await page.route('**/api/feeds/employer_all*', (route) => route.abort())
  await page.goto('/library')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/feeds/employer_all*')
  await again.click()
  await expect(page.getByRole('heading', { name: burns.title })).toBeVisible()

  const tab = await page.context().newPage()
  const releaseApp = await holdApp(tab)
  await tab.goto('/', { waitUntil: 'commit' })
  await expect(tab, 'before the app is there').toHaveURL('/library')
  releaseApp()
  await expect(tab.getByRole('heading', { name: burns.title })).toBeVisible()
  await page.context().close()
})

test('the first content for guests does not move when styles and scripts load', async ({ browser }) => {
  for (const path of ['/', '/signup']) {
    const { page, close } = await person(browser, 'phone')
    const releaseApp = await holdApp(page, /\.(css|js)$/)
    await page.goto(path, { waitUntil: 'commit' })
    const form = page.locator('form')
    const before = await form.boundingBox()
    releaseApp()
    // The fonts arrive last.
    await expect(page.locator('link[href*="/fonts-"]')).toHaveCount(2)
    await page.evaluate(() => document.fonts.ready)
    const after = await form.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), path).toBeLessThan(2)
    await close()
  }
})
