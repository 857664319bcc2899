import { expect, type Page, test } from '@playwright/test'
import { spoken, withVoice } from '../stage/browser/voice'
import { idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { withMarks } from '../stage/lessons/marks'
import { turns } from '../stage/pages/chat-parts'

const bar = (page: Page) => page.getByRole('region', { name: 'Dengarkan' })
const lastSpoken = async (page: Page) => (await spoken(page)).at(-1)

test('a worker who listens hears a card and an answer before a second tap acts; a call is made at once', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser, 'phone', 'ind')
  await withVoice(page, 'id-ID')
  await page.goto('/library')
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Dengarkan', { exact: true }).click()
  await expect(menu.getByRole('switch')).toBeChecked()
  await expect(bar(page)).toContainText('Tekan, lalu dibacakan.')
  await menu.getByRole('button', { name: 'Tutup menu' }).tap()
  await expect(menu).toBeHidden()

  const title = (await card.textContent()) ?? ''
  await card.tap()
  await expect.poll(() => lastSpoken(page)).toBe(`id-ID: ${title}`)
  await expect(bar(page)).toContainText('Tekan lagi untuk membuka')
  await expect(page).toHaveURL(/\/library/)
  await card.tap()
  await expect(page).toHaveURL(/\/video\//)

  // The choice is this phone's, so it is there on the next page.
  const { questions } = lesson('safety-fire', 'ind')
  const id = await idOf(page, lesson('safety-fire', 'eng').title)
  await withMarks(page, id, 'ind', questions.length)
  await page.goto(`/video/${id}`)
  const answer = questions[0]?.right ?? ''
  const option = page.getByRole('radio', { name: answer })
  await expect(bar(page)).toBeVisible()
  await page.locator('label').filter({ has: option }).tap()
  await expect.poll(() => lastSpoken(page)).toBe(`id-ID: ${answer}`)
  await expect(option).not.toBeChecked()
  await page.locator('label').filter({ has: option }).tap()
  await expect(option).toBeChecked()

  // An emergency's number.
  await page.goto('/chat')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('textbox').fill('Bayi tersedak')
  await page.getByRole('textbox').press('Enter')
  const call = turns(page).last().locator('a[href="tel:995"]').first()
  // The phone would leave the page.
  await call.evaluate((link) =>
    link.addEventListener('click', (event) => {
      document.title = 'calls'
      event.preventDefault()
    }),
  )
  await call.tap()
  await expect(page).toHaveTitle('calls')
  await bar(page)
    .getByRole('button', { name: /Matikan|Berhenti/ })
    .tap()
  await close()
})
