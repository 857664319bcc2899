import { readFileSync } from 'node:fs'
import { expect, type Page, type Route, test } from '@playwright/test'
import { chooseApart, idOf, isPaused, mediaOf, newWorker, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'

const windows = lesson('safety-windows', 'eng')
const clip = readFileSync(new URL('../../content/videos/safety-windows/eng.mp4', import.meta.url))
const refusal = { error: true, error_message: 'x', code: 'media_expired' }

/** Marks the addresses of each visit; those of the visits up to the number in `ended` are refused. */
async function endingAddresses(page: Page, id: number, ended: { upTo: number }) {
  let visits = 0
  await page.route(`**/api/videos/${id}`, async (route) => {
    const reply = await route.fetch()
    const visit = `&visit=${++visits}`
    const body = (await reply.text()).replaceAll(/\/media\/[^"\\]+/g, (address) => address + visit)
    await route.fulfill({ response: reply, body })
  })
  await page.route('**/media/**', (route) => {
    const visit = Number(new URL(route.request().url()).searchParams.get('visit'))
    return visit <= ended.upTo ? route.fulfill({ status: 403, json: refusal }) : route.continue()
  })
}

/** The line brings a first piece of the clip; who asks for the rest waits until the address has ended. */
async function firstPiece(page: Page, untilEnded: Promise<void>) {
  const piece = 70_000
  await page.route('**/media/**/eng-*.mp4?*visit=1', async (route: Route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0)
    if (from >= piece) {
      await untilEnded
      return route.fulfill({ status: 403, json: refusal })
    }
    const headers = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${piece - 1}/${clip.length}`,
    }
    return route.fulfill({ status: 206, headers, body: clip.subarray(from, piece) })
  })
}

test('addresses that end while she watches are renewed, and she goes on where she was', async ({ browser }) => {
  const { page, close } = await newWorker(browser)
  const id = await idOf(page, windows.title)
  const ended = { upTo: 0 }
  let end = () => {}
  await endingAddresses(page, id, ended)
  await firstPiece(page, new Promise((resolve) => (end = resolve)))
  await page.goto(`/video/${id}`)
  const media = mediaOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(media)).toBeGreaterThan(5)
  ended.upTo = 1
  end()
  await expect(media).toHaveAttribute('src', /visit=2$/)
  await expect.poll(() => time(media)).toBeGreaterThan(5)
  await expect.poll(() => isPaused(media)).toBe(false)

  ended.upTo = 2
  const before = await time(media)
  await chooseApart(page, 'Voice', 'Indonesia')
  await expect(media).toHaveAttribute('src', /ind-.*visit=[^12]$/)
  await expect.poll(() => time(media)).toBeGreaterThan(before - 8)
  await expect.poll(() => isPaused(media)).toBe(false)

  const words = page.waitForResponse((reply) => /phi-.*\.vtt/.test(reply.url()) && reply.ok())
  await chooseApart(page, 'Subtitles', 'Filipino')
  await words
  await close()
})
