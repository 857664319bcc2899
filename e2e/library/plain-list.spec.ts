import { expect, test } from '@playwright/test'
import { idOf } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { look, person } from '../stage/pages/journey'
import { household, logInWorker } from '../stage/people/household'

test("a worker's plain list, and the public page of a public lesson", async ({ browser }) => {
  const home = await household('plainlist', { language: 'ind', topics: '20,16' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await page.goto('/w-library')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wajib ditonton')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look(page, 'plain-library-ind-phone')
  await page.getByRole('button', { name: 'Menu' }).click()
  const items = page.getByRole('dialog').getByRole('navigation').locator('a, button')
  await expect(items.last()).toHaveText('Keluar')
  await expect(page.getByRole('dialog').getByText('Kata sandi')).toBeHidden()
  await page.keyboard.press('Escape')
  const id = await idOf(page, lesson('safety-burns', 'eng').title)
  await page.goto('/library?cat=2')
  await page.getByRole('link', { name: lesson('safety-burns', 'ind').title }).click()
  await expect(page).toHaveURL(`/public/video/${id}`)
  await close()
})
