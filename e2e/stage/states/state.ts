import { expect, type Page, type Route } from '@playwright/test'

export type Answer = (route: Route) => unknown

export const refuseWith =
  (status: number, code: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { error: true, error_message: code, code } })
export const respond =
  (data: unknown): Answer =>
  (route) =>
    route.fulfill({ json: { error: false, data } })
export const dropRequest: Answer = (route) => route.abort()
export const neverAnswer: Answer = () => {}
/** The server's reply with some facts changed. */
export const changeFacts =
  (facts: Record<string, unknown>): Answer =>
  async (route) => {
    const reply = await route.fetch()
    const envelope = await reply.json()
    await route.fulfill({ response: reply, json: { ...envelope, data: { ...envelope.data, ...facts } } })
  }

/** The product's mark, which a signed-in reader's page shows before the app starts. */
export const openingMark = '.opening'
const main = (page: Page) => page.getByRole('main')
const busy = (page: Page) => page.locator('[aria-busy="true"]')
/** Waits until everything that was requested has arrived. */
const waitUntilLoaded = (page: Page) => expect(page.locator('.opening, [aria-busy="true"]')).toHaveCount(0)

export const seesDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
export async function seesHeading(page: Page) {
  await waitUntilLoaded(page)
  await expect(main(page).getByRole('heading').first()).toBeVisible()
}
export async function seesCards(page: Page) {
  await waitUntilLoaded(page)
  await expect(main(page).getByRole('article').first()).toBeVisible()
}
export async function seesAlert(page: Page) {
  await waitUntilLoaded(page)
  await expect(main(page).getByRole('alert')).toBeVisible()
}
/** Waits for a signed-in reader's page before the app starts. */
export async function seesOpening(page: Page) {
  await expect(page.locator(openingMark)).toBeVisible()
}
/** Waits for a page's own loading screen: before its code is there, one without a heading is shown. */
export async function seesLoading(page: Page) {
  await expect(page.locator(openingMark)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(busy(page).first()).toBeVisible()
}
