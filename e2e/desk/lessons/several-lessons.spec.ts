import { expect, test } from '@playwright/test'
import { person } from '../../stage/pages/journey'
import { sideways } from '../../stage/pages/widths'
import { startAdminSession } from '../../stage/people/household'
import { type BuiltServer, startBuilt } from '../../stage/servers/built-server'

/** A server of its own, since an account has one session, and the demo has one admin. */
let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ DEMO: '1' })
})
test.afterAll(() => server.stop())

test('lessons are selected by keyboard, get a topic, are published together and undone; an incomplete one is named', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'desktop', { baseURL: server.origin })
  await startAdminSession(page)
  await page.goto('/admin/videos')
  await page.getByRole('button', { name: 'New lesson' }).click()
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Airing a quilt')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Airing a quilt' })).toBeVisible()
  await page.goto('/admin/videos')
  const rows = page.locator('tr[data-row]')
  await expect(rows.first()).toContainText('Airing a quilt')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 chosen')).toBeVisible()

  await page.getByRole('button', { name: 'Topics' }).click()
  const topics = page.getByRole('combobox', { name: 'Topic', exact: true }).last()
  await expect(topics.locator('option')).not.toHaveCount(0)
  const labels = await topics.locator('option').allInnerTexts()
  const held = await rows.nth(1).innerText()
  await topics.selectOption({ label: labels.findLast((label) => !held.includes(label)) ?? '' })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(/^2 lessons have .* in their drafts\.$/)).toBeVisible()
  await expect(rows.nth(1)).toContainText('Changed')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('1 lesson is published.')).toBeVisible()
  // The notice stays while the pointer is on it.
  await page.getByRole('button', { name: 'Undo' }).last().hover()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Airing a quilt' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('Published')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows.nth(1)).toContainText('Changed')

  await page.getByRole('button', { name: /^Draft/ }).click()
  await expect(rows).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(page)).toBe(0)
  await close()
})
