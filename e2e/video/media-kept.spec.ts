import { expect, type Page, test } from '@playwright/test'
import { idOf, mediaOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'

const windows = lesson('safety-windows', 'eng')

/** Opens the lesson until its clip is there as a whole; answers its address, and how often the server was asked for it. */
async function visit(page: Page, id: number) {
  const line = await page.context().newCDPSession(page)
  let asked = 0
  line.on('Network.responseReceived', ({ response }) => {
    if (response.url.includes('.mp4?') && !response.fromDiskCache) asked += 1
  })
  await line.send('Network.enable')
  await page.goto(`/video/${id}`)
  const media = mediaOf(page)
  const isWhole = (clip: HTMLVideoElement) => clip.buffered.length > 0 && clip.buffered.end(0) >= clip.duration - 0.5
  await media.evaluate((clip: HTMLVideoElement) => clip.play())
  await expect.poll(() => media.evaluate(isWhole)).toBe(true)
  const address = await media.getAttribute('src')
  await line.detach()
  return { address, asked }
}

test('a clip that was seen is not loaded again', async ({ browser }) => {
  // No routes here: with one, the browser keeps nothing.
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const first = await visit(page, id)
  expect(first.asked).toBeGreaterThan(0)
  let again = await visit(page, id)
  // The full hour has struck in between, and with it the address changed.
  if (again.address !== first.address) again = await visit(page, id)
  expect(again.asked).toBe(0)
  await close()
})
