import { expect, type Page, type Route } from '@playwright/test'

export type Answer = (route: Route) => unknown

export const refuse =
  (status: number, code: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { error: true, error_message: code, code } })
export const give =
  (data: unknown): Answer =>
  (route) =>
    route.fulfill({ json: { error: false, data } })
export const dropped: Answer = (route) => route.abort()
export const never: Answer = () => {}
/** The server's reply with some facts changed. */
export const set =
  (facts: Record<string, unknown>): Answer =>
  async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    await route.fulfill({ response: reply, json: { ...envelope, data: { ...envelope.data, ...facts } } })
  }

/** The product's mark, which a signed-in reader's page shows before the app starts. */
export const mark = '.opening'
const main = (page: Page) => page.getByRole('main')
const busy = (page: Page) => page.locator('[aria-busy="true"]')
/** Waits until everything that was requested has arrived. */
const settled = (page: Page) => expect(page.locator('.opening, [aria-busy="true"]')).toHaveCount(0)

export const asked = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
export async function title(page: Page) {
  await settled(page)
  await expect(main(page).getByRole('heading').first()).toBeVisible()
}
export async function cards(page: Page) {
  await settled(page)
  await expect(main(page).getByRole('article').first()).toBeVisible()
}
export async function fault(page: Page) {
  await settled(page)
  await expect(main(page).getByRole('alert')).toBeVisible()
}
/** Waits for a signed-in reader's page before the app starts. */
export async function opening(page: Page) {
  await expect(page.locator(mark)).toBeVisible()
}
/** Waits for a page's own loading screen: before its code is there, one without a heading is shown. */
export async function waiting(page: Page) {
  await expect(page.locator(mark)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(busy(page).first()).toBeVisible()
}
