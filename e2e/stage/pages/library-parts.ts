import type { Page } from '@playwright/test'

/** Elements of the library. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
