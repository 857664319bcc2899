import { expect, type Page, test } from '@playwright/test'
import { atLesson, idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'

const burns = lesson('safety-burns', 'eng')
const windows = lesson('safety-windows', 'eng')

/** Opens a lesson with other facts than the library has. */
async function openWith(page: Page, id: number, facts: Record<string, unknown>) {
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    Object.assign(envelope.data, facts)
    await route.fulfill({ response: reply, json: envelope })
  })
  await page.goto(`/video/${id}`)
}

test('a video says its topics, date and words, and leads to others', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const more = 'Hold on to the frame.\nNever lean out.'
  await openWith(page, id, { created_at: '2025-03-04T17:00:00.000Z', sub_description: more, topic_ids: [20, 13] })
  await expect(page.getByText('05 March 2025')).toBeVisible()
  await expect(page.getByText('Safety', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Chores', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Never lean out.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(`/video/${id}$`))
  await close()
})

test('a video is shared by its address: by the phone, or by a copy', async ({ browser }) => {
  const { page, close, id } = await atLesson(browser, burns.title)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = `${new URL(page.url()).origin}/public/video/${id}`
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.addInitScript(() => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData }).shared))
    .toEqual({ title: burns.title, url: address })
  await close()
})

test('languages that are no JSON, and clips that are missing, leave the words and a clear message', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  const id = await idOf(page, windows.title)
  await openWith(page, id, { languages: '{"phi":', url: null, subtitles: [] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(windows.title)
  const words = 'တစ်ခုခု မှားနေပါတယ်။ ထပ်လုပ်ကြည့်ပါ။'
  await expect(page.getByRole('alert')).toContainText(words)
  await look(page, 'video-no-clip-my-phone')
  await openWith(page, id, { video_host: 'vimeo', vimeo_id: null, languages: '{', url: null, subtitles: [] })
  const blocked = 'ဒီနိုင်ငံမှာ ဗီဒီယို ဖွင့်လို့ မရတာ ဖြစ်နိုင်ပါတယ်။'
  await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeVisible()
  // First the clips are gone, then they have addresses again: a page that asks anew in between must find none.
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, json: { error: true, code: 'not_found' } }))
  await page.unroute(`**/api/videos/${id}`)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await page.unroute('**/media/**')
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('alert')).toBeHidden()
  await close()
})

test('a clip that fails as soon as it is there is told like any other', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  await page.addInitScript(() => {
    const failAtOnce = new MutationObserver(() => {
      const clip = document.querySelector('video')
      if (!clip) return
      failAtOnce.disconnect()
      clip.dispatchEvent(new Event('error'))
    })
    failAtOnce.observe(document, { childList: true, subtree: true })
  })
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, json: { error: true, code: 'not_found' } }))
  let visits = 0
  await page.route(`**/api/videos/${id}`, async (route) => {
    visits += 1
    if (visits === 2) await page.waitForFunction(() => document.querySelector('video')?.error)
    await route.continue()
  })
  await page.goto(`/video/${id}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
  await page.unroute('**/media/**')
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('alert')).toBeHidden()
  await close()
})

test('a clip that fails before it is in the page, where nobody hears of it, is asked for anew', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.setAttribute = function (name, value) {
      Element.prototype.setAttribute.call(this, name, value)
      const failed = { value: { code: 4 } }
      if (name === 'src' && !this.isConnected) Object.defineProperty(this, 'error', failed)
    }
  })
  let visits = 0
  page.on('request', (request) => {
    if (request.url().includes(`/api/videos/${id}`) && request.method() === 'GET') visits += 1
  })
  await page.goto(`/video/${id}`)
  await expect.poll(() => visits).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await close()
})

test('an employer may watch, jump, and gets no quiz', async ({ browser }) => {
  const home = await household('videopageboss', { topics: '20' })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const id = await idOf(page, burns.title)
  const reports: string[] = []
  page.on('request', (request) => {
    if (/position$|\/log\?/.test(request.url())) reports.push(request.url())
  })
  await page.goto(`/video/${id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  const media = page.getByTestId('media')
  await expect.poll(() => media.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0)
  await media.evaluate((clip: HTMLVideoElement) => {
    clip.currentTime = clip.duration - 1
  })
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  expect(reports).toEqual([])
  await look(page, 'video-employer-desktop')
  await close()
})

test('her time is counted every 30 s, and no more once she has done nothing for 60 s', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  let beats = 0
  page.on('request', (request) => {
    if (/\/log\?event=time&value=1$/.test(request.url())) beats += 1
  })
  await page.clock.install()
  await page.goto(`/video/${id}`)
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible()
  await expect.poll(() => beats).toBe(1)
  await page.clock.runFor(15_000)
  await page.mouse.move(300, 300)
  expect(beats).toBe(1)
  await page.clock.runFor(20_000)
  await expect.poll(() => beats).toBe(2)
  await page.clock.runFor(300_000)
  const idle = beats
  expect(idle).toBeLessThanOrEqual(4)
  await page.clock.runFor(120_000)
  await page.mouse.move(320, 320)
  await expect.poll(() => beats).toBe(idle + 1)
  await close()
})
