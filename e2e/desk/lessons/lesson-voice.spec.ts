import { expect, type Page, test } from '@playwright/test'
import { withMicrophone } from '../../stage/browser/microphone'
import { mediaElement, time } from '../../stage/lessons/at-lesson'
import { lesson } from '../../stage/lessons/lesson'
import { pressByKey, tabTo } from '../../stage/pages/by-keyboard'
import { openLesson } from '../../stage/pages/desk-lessons'
import { person } from '../../stage/pages/journey'
import { household, journeyName, startAdminSession, startWorkerSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

test.use({ launchOptions: withMicrophone })

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const bath = lesson('infant-bath', 'ind')
const microphone = { permissions: ['microphone'] }

/** Records the shown text, as long as the recording lasts, and keeps it. */
async function record(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText(/^[1-9][.\d]* s spoken/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Keep, next cue' }).click()
}

/** The same by keyboard alone. */
async function recordByKeys(page: Page) {
  await tabTo(page, page.getByRole('button', { name: 'Record', exact: true }))
  await page.keyboard.press('Space')
  await expect(page.getByText(/^[1-9][.\d]* s spoken/)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Keep, next cue' })).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Waits until the server, asked again, reports that no voice is left to lay over a clip; ffmpeg has no deadline. */
function voiceIsLaid(page: Page) {
  let isAsked = false
  return page.waitForResponse(
    async (reply) => {
      isAsked ||= reply.url().endsWith('/lay')
      if (!isAsked || !reply.url().endsWith('/clips') || !reply.ok()) return false
      const { works } = (await reply.json()).data as { works: { what: string }[] }
      return works.every(({ what }) => what !== 'voice')
    },
    { timeout: 180_000 },
  )
}

test('a voice is recorded at the desk and on a phone, and a worker hears it', async ({ browser }) => {
  const home = await household(journeyName(), { language: 'ind', topics: '26', origin: server.origin })
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin, ...microphone })
  await startAdminSession(page)
  await openLesson(page, lesson('infant-bath', 'eng').title)
  const tab = page.getByRole('tab', { name: /^Indonesian/ })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await pressByKey(page, page.getByRole('link', { name: /^Record/ }))
  await recordByKeys(page)
  await expect(page.getByRole('button', { name: 'Hear cue 1', exact: true })).toBeVisible()

  const passed = page.waitForResponse(/voice\/ind\/pass$/)
  await page.getByRole('button', { name: 'Go on with a phone' }).click()
  await expect(page.getByRole('img', { name: 'Record on a phone' })).toBeVisible()
  const { address } = (await (await passed).json()).data as { address: string }
  const phone = await person(browser, 'phone', { baseURL: server.origin, ...microphone })
  await phone.page.goto(address)
  await expect(phone.page.getByText('Cue 2 of')).toBeVisible()
  await record(phone.page)
  await expect(phone.page.getByRole('button', { name: 'Hear cue 2', exact: true })).toBeVisible()
  await phone.close()

  await page.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText(/^2 of \d+ recorded$/)).toBeVisible()
  const isLaid = voiceIsLaid(page)
  await page.getByRole('button', { name: 'Lay over the clip' }).click()
  await expect(page.getByText('The voice is being laid over the clip. You may leave the page.')).toBeVisible()
  await isLaid
  await page
    .getByRole('navigation')
    .getByRole('link', { name: lesson('infant-bath', 'eng').title })
    .click()
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
  await close()

  const worker = await person(browser, 'phone', { baseURL: server.origin })
  await startWorkerSession(worker.page, home.worker)
  await worker.page.goto('/library')
  await worker.page.getByRole('tab', { name: 'Video serupa', exact: true }).click()
  await worker.page.getByRole('link', { name: bath.title }).first().click()
  const media = mediaElement(worker.page)
  await worker.page.locator('section').filter({ has: media }).getByRole('button').first().click()
  await expect.poll(() => time(media)).toBeGreaterThan(1)
  expect(await media.getAttribute('src')).toContain('/ind.voice-')
  const loudness = () =>
    media.evaluate((clip) => (clip as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount)
  await expect.poll(loudness).toBeGreaterThan(0)
  await worker.close()
})
