import { expect, type Page } from '@playwright/test'

/** Opens the desk's page of a lesson by a search for its English title. */
export async function openLesson(page: Page, title: string) {
  await page.goto('/admin/videos')
  await page.getByRole('textbox', { name: 'Search lessons' }).fill(title)
  await page.getByRole('table').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
