import { expect, type Page } from '@playwright/test'

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Presses one button after the other. */
export const pressAll =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page)
  }

/** Fills fields, then presses a button. */
export const fill = (fields: Record<string, string>, button?: string | RegExp) => async (page: Page) => {
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words)
  if (button) await press(button)(page)
}

export const says = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible()
