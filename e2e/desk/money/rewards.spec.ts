import { expect, type Page } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import {
  confirmIdentity,
  household,
  journeyName,
  logInEmployer,
  startAdminSession,
  startWorkerSession,
} from '../../stage/people/household'
import { test } from '../../stage/servers/with-clock'

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()
}

test('a changed brand and a changed voucher value apply at once: in the footer, on static pages, in mails and for a worker', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await startAdminSession(page)
  await page.goto('/admin/settings')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue('Kasama')
  await name.fill('Tulong')
  await page.getByLabel('Instagram').fill('https://instagram.example/tulong')
  await page.getByLabel('Blog').fill('https://blog.tulong.example')
  await save(page)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/settings/mails#rewards')
  const dollars = page.getByLabel('Voucher, in dollars')
  await dollars.fill('five')
  await expect(page.getByText('From 0.01 to 1,000 dollars.')).toBeVisible()
  await dollars.fill('8.50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // A refund needs a fresh identity check.
  await confirmIdentity(page)
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible()

  const home = await household(journeyName(), { topics: '', origin })
  const employer = await person(browser, 'phone', { baseURL: origin })
  await logInEmployer(employer.page, home)
  const footer = employer.page.getByRole('contentinfo')
  await expect(footer.getByText('© 2025 Tulong')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', 'https://blog.tulong.example')
  await expect(footer.getByRole('link', { name: 'instagram' })).toBeVisible()
  await employer.page.goto('/faq.html')
  await expect(employer.page.getByText('© 2025 Tulong')).toBeVisible()
  await expect(employer.page.getByRole('link', { name: 'Blog' })).toBeVisible()
  await employer.close()
  const outbox = async () => (await fetch(`${origin}/dev/outbox`)).text()
  await expect.poll(outbox).toContain('Welcome to Tulong')

  const worker = await person(browser, 'phone', { baseURL: origin })
  await startWorkerSession(worker.page, home.worker)
  await worker.page.goto('/worker-redeem')
  await expect(worker.page.getByText('6 credits = $8.50 voucher.')).toBeVisible()
  await worker.page.goto('/worker-progress')
  await expect(worker.page.getByRole('heading', { name: '6 more credits for $8.50' })).toBeVisible()
  await worker.close()

  // Restores the values, since other journeys use the same server.
  await dollars.fill('5')
  await save(page)
  await page.goto('/admin/settings')
  await name.fill('Kasama')
  await page.getByLabel('Instagram').fill('')
  await page.getByLabel('Blog').fill('')
  await save(page)
  await close()
})
