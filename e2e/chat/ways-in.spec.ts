import { expect, test } from '@playwright/test'
import { newWorker } from '../stage/lessons/at-lesson'
import { box } from '../stage/pages/chat-parts'
import { look, person } from '../stage/pages/journey'
import { household, logInEmployer, ofThisJourney } from '../stage/people/household'

test('the header, the menu and the floating button lead to Genie, and a guest at /chat to the login', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser, 'desktop')
  const ways = [
    () => page.getByRole('banner').getByRole('link', { name: 'Genie', exact: true }).click(),
    () => page.getByRole('link', { name: 'Ask Genie' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Chat' }).click()
    },
  ]
  for (const go of ways) {
    await page.goto('/library')
    await go()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Genie' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await close()
  const guest = await person(browser, 'phone')
  await guest.page.goto('/chat')
  await expect(guest.page).toHaveURL(/:\d+\/$/)
  await guest.close()
})

test('a phone takes a photo with its camera, or fetches one', async ({ browser }) => {
  const { page, close } = await newWorker(browser, 'phone')
  await page.goto('/chat')
  for (const [way, camera] of [
    ['Take a photo', 'environment'],
    ['Choose a photo', null],
  ] as const) {
    await page.getByRole('button', { name: 'Add a photo' }).click()
    if (camera) await look(page, 'chat-photo-ways-phone')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: way }).click()
    const chooser = await choosing
    expect(await chooser.element().getAttribute('capture')).toBe(camera)
    await chooser.setFiles({ name: 'shirt.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) })
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expect(page.getByText('Genie cannot look at photos here.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove photo' }).click()
  }
  await close()
})

test('an employer asks about a lesson from its page', async ({ browser }) => {
  const home = await household(ofThisJourney())
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/video/*')
  const heading = page.locator('h1:not(.sr-only)')
  await expect(heading).toBeVisible()
  const title = (await heading.textContent()) ?? ''
  await page.getByRole('link', { name: 'Ask Genie about this lesson' }).click()
  await expect(page.getByText('About this lesson')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(title)
  const sent = page.waitForRequest('**/api/chat')
  await box(page).fill('What is this lesson about?')
  await box(page).press('Enter')
  expect((await sent).postData()).toMatch(/name="video_id"\r\n\r\n\d+/)
  await page.getByRole('button', { name: 'Ask about anything' }).click()
  await expect(page.getByText('About this lesson')).toBeHidden()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await close()
})
