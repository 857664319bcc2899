import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { newWorker } from '../stage/lessons/at-lesson'
import { person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'
import { startBuilt } from '../stage/servers/built-server'
import { startReleases } from '../stage/servers/next-release'

test.use({ serviceWorkers: 'allow' })

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()
const bar = (page: Page) => page.getByText('အင်တာနက် မရှိပါဘူး။')

/** Waits until the service worker has stored the app for this reader, and her first answers. */
async function isKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => storedKinds(page)).toEqual(expect.arrayContaining(['answers', 'files', 'pages']))
  // The reader is stored after all files.
  await expect.poll(() => storedAddresses(page, 'reader')).toEqual(['/reader.json'])
  await expect
    .poll(() => storedAddresses(page, 'answers'))
    .toEqual(expect.arrayContaining(['/api/users/me', '/api/video_subscription/subscribed?lang=mya']))
}

const storedKinds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split('-', 1)[0]).toSorted())

/** The paths of what caches of a kind hold. */
const storedAddresses = (page: Page, kind: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.slice(location.origin.length))
  }, kind)

const goOffline = (context: BrowserContext, isOffline: boolean) => context.setOffline(isOffline)

test('a worker opens the app without internet, and another worker on the phone sees nothing of hers', async ({
  browser,
}) => {
  const { page } = await newWorker(browser, 'phone', 'mya')
  await page.goto('/library')
  await expect(firstCard(page)).toBeVisible()
  await isKept(page)
  const title = (await firstCard(page).textContent()) ?? ''

  await goOffline(page.context(), true)
  await page.goto('/library')
  await expect(firstCard(page)).toHaveText(title)
  await expect(bar(page)).toBeVisible()
  // A screen that needs the server says so, and has its way back.
  await page.goto('/e-settings-pass')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/library')
  await goOffline(page.context(), false)
  await expect(bar(page)).toBeHidden()

  const files = await storedAddresses(page, 'files')
  expect(files.filter((file) => /\/(desk|settings|payment)-/.test(file))).toEqual([])

  const { worker } = await household(`${journeyName()}other`, { language: 'mya', topics: '20' })
  await startWorkerSession(page, worker)
  await page.goto('/library')
  await expect(firstCard(page)).toBeVisible()
  await isKept(page)
  await page.evaluate(() => localStorage.removeItem('web_token'))
  await page.reload()
  await expect.poll(() => storedAddresses(page, 'answers')).toEqual([])
})

const hasWaitingRelease = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** She opens another app. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a release waits while she is in a lesson or changes her name, and starts when she leaves the list', async ({
  browser,
}) => {
  const server = await startBuilt({ DEMO: '1' })
  const releases = await startReleases(server.origin)
  const { worker } = await household(journeyName(), { language: 'mya', topics: '20', origin: server.origin })
  const { page, close } = await person(browser, 'phone', { baseURL: releases.origin })
  await startWorkerSession(page, worker)
  await page.goto('/library')
  await isKept(page)
  const markPage = () => page.evaluate(() => Object.assign(window, { isFirstPage: true }))
  const isFirstPage = () => page.evaluate(() => 'isFirstPage' in window)

  releases.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => hasWaitingRelease(page)).toBe(true)
  for (const path of ['/worker-progress', '/video/5']) {
    await page.goto(path)
    await markPage()
    await leave(page)
    expect(await hasWaitingRelease(page)).toBe(true)
    expect(await isFirstPage()).toBe(true)
  }

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kasama/ })
    .click()
  await expect(firstCard(page)).toBeVisible()
  // The former release may still be sending a clip: then the next one starts at another time that she leaves.
  await expect(async () => {
    await leave(page)
    expect(await isFirstPage()).toBe(false)
  }).toPass()
  await expect(firstCard(page)).toBeVisible()
  expect(await hasWaitingRelease(page)).toBe(false)
  await page.goto('/healthz')
  await releases.stop()
  await close()
  await server.stop()
})

test('a release that starts without internet keeps her list and her lessons', async ({ browser }) => {
  const server = await startBuilt({ DEMO: '1' })
  const releases = await startReleases(server.origin)
  const { worker } = await household(journeyName(), { language: 'mya', topics: '20', origin: server.origin })
  const { page } = await person(browser, 'phone', { baseURL: releases.origin })
  await startWorkerSession(page, worker)
  await page.goto('/library')
  await isKept(page)
  const title = (await firstCard(page).textContent()) ?? ''
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
  releases.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => hasWaitingRelease(page)).toBe(true)

  await goOffline(page.context(), true)
  await leave(page)
  expect(await page.evaluate(() => 'isFirstPage' in window), 'a reload would show less').toBe(true)
  // Closing the app starts the release, unless it is opened again at once.
  const next = await page.context().newPage()
  await page.close()
  await expect(async () => {
    await next.goto('about:blank')
    await next.goto('/library')
    expect(await hasWaitingRelease(next)).toBe(false)
  }).toPass()
  await expect(firstCard(next)).toHaveText(title)
  await next.context().close()
  await releases.stop()
  await server.stop()
})

test('the server ends the service workers of phones', async ({ browser }) => {
  const server = await startBuilt({ DEMO: '1' })
  const { port } = new URL(server.origin)
  const { worker } = await household(journeyName(), { language: 'mya', topics: '20', origin: server.origin })
  const { page } = await person(browser, 'phone', { baseURL: server.origin })
  await startWorkerSession(page, worker)
  await page.goto('/library')
  await isKept(page)
  await page.goto('/healthz')
  await server.stop({ keepsData: true })

  const ending = await startBuilt({ ...server.data, PORT: port, APP_ORIGIN: server.origin, SERVICE_WORKER: '0' })
  await page.goto('/library')
  await page.goto('/healthz')
  await expect.poll(() => storedKinds(page)).toEqual([])
  await page.goto('/library')
  await expect(firstCard(page)).toBeVisible()
  await ending.stop()
  await page.context().close()
})
