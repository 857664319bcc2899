import type { Page } from '@playwright/test'

export const box = (page: Page) => page.getByRole('textbox')
export const turns = (page: Page) => page.locator('[data-turn]')
export const record = (page: Page) => page.getByRole('button', { name: 'Record' })
