import { expect, test } from '@playwright/test'
import { pageTitle } from '../stage/lessons/at-lesson'
import { box } from '../stage/pages/chat-parts'
import { person } from '../stage/pages/journey'
import { household, journeyName, logInEmployer } from '../stage/people/household'

test('header, menu and floating button open Genie for an employer; a lesson opens it with its context, and a guest has to log in', async ({
  browser,
}) => {
  const home = await household(journeyName())
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const ways = [
    () => page.getByRole('banner').getByRole('link', { name: 'Genie', exact: true }).click(),
    () => page.getByRole('link', { name: 'Ask Genie' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Chat' }).click()
    },
  ]
  for (const go of ways) {
    await go()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Genie' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/library/)
  }
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/video/*')
  const heading = pageTitle(page)
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

  const guest = await person(browser, 'phone')
  await guest.page.goto('/chat')
  await expect(guest.page).toHaveURL(/:\d+\/$/)
  await guest.close()
})
