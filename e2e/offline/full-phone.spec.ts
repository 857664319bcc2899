import { expect, type Page, test } from '@playwright/test'
import { idOf, mediaElement, newWorker, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'

test.use({ serviceWorkers: 'allow' })

const [burns, bath] = [lesson('safety-burns', 'eng'), lesson('infant-bath', 'eng')]
const room = 20_000_000

const main = (page: Page) => page.getByRole('main')
const control = (page: Page, name: RegExp) => main(page).getByRole('button', { name })
const saveButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Save, / })

/** The browser grants 20 MB, of which other things leave less than a part; a page's own estimate knows nothing of it. */
async function fill(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: room })
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await page.evaluate(
    async (bytes) => (await caches.open('others')).put('/other', new Response(new Uint8Array(bytes))),
    room - usage - 200_000,
  )
}

async function openLesson(page: Page, title: string) {
  const id = await idOf(page, title)
  await page.goto(`/video/${id}`)
}

test('a phone with 20 MB says when a lesson does not fit, and loses nothing', async ({ browser }) => {
  const { page } = await newWorker(browser, 'phone', 'eng')
  await page.goto('/library')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await openLesson(page, burns.title)
  await control(page, /^Save on the phone/).click()
  await saveButton(page).click()
  await expect(control(page, /^Remove from the phone/)).toBeVisible()

  await openLesson(page, bath.title)
  await control(page, /^Save on the phone/).click()
  await expect(saveButton(page)).toBeVisible()
  await fill(page)
  await saveButton(page).click()
  await control(page, /^Not enough room/).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^It needs \d\.\d\sMB\.$/)).toBeVisible()
  await expect(sheet.getByRole('radio', { name: /^Picture and sound/ })).toBeDisabled()
  await sheet.getByRole('link', { name: 'Choose what to remove' }).click()
  await expect(main(page).getByRole('article').filter({ hasText: burns.title })).toBeVisible()

  // The saved lesson plays, without internet too.
  await page.context().setOffline(true)
  await main(page).getByRole('link', { name: burns.title }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => time(mediaElement(page))).toBeGreaterThan(1)
  await page.context().setOffline(false)

  // With room again it is saved, as if it had not been tried before.
  await page.evaluate(() => caches.delete('others'))
  // The browser frees the room of a removed cache once no page holds it.
  await page.goto('/on-this-phone')
  await expect.poll(async () => (await page.evaluate(() => navigator.storage.estimate())).usage).toBeLessThan(room / 2)
  await openLesson(page, bath.title)
  await control(page, /^Save on the phone/).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Picture and sound/ })).toBeChecked()
  await saveButton(page).click()
  await expect(control(page, /^Remove from the phone/)).toBeVisible()
  // Requests without internet failed, as they had to.
  await page.context().close()
})
