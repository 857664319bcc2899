import { expect, type Page, test } from '@playwright/test'
import { appFile, firstScript, holdApp } from '../stage/browser/hold-app'
import { choose, person } from '../stage/pages/journey'
import { household } from '../stage/people/household'

/** Opens the login with its first script, which keeps a submitted form, and holds back the app. */
async function openLogin(page: Page, path: string) {
  const releaseApp = await holdApp(page)
  await Promise.all([page.waitForRequest(appFile), page.goto(path, { waitUntil: 'commit' })])
  await firstScript(page)
  return releaseApp
}

test("the URL on a login card shows the worker's form before the app starts, and keeps her input", async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone')
  const { worker } = await household('firstcard')
  const releaseApp = await openLogin(page, `/?as=helper&user=${worker.userId}`)
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('radio', { name: 'Helper' })).toBeChecked()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await password.fill(worker.password)
  const box = await password.boundingBox()
  releaseApp()
  await expect(page.getByLabel('User ID')).toHaveValue(worker.userId)
  await expect(password).toHaveValue(worker.password)
  expect(await password.boundingBox(), 'nothing has moved').toEqual(box)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/library/)
  await close()
})

test('a worker who chooses her role before the app starts gets her form at once, and is logged in when it starts', async ({
  browser,
}) => {
  const { page, close } = await person(browser, 'phone')
  const { worker } = await household('firstchoice')
  const releaseApp = await openLogin(page, '/')
  await choose(page, 'Helper')
  // The form for helpers is a page of its own.
  await expect(page).toHaveURL(/as=helper/)
  await firstScript(page)
  await page.getByLabel('User ID').fill(worker.userId)
  await page.getByLabel('Password', { exact: true }).fill(worker.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  releaseApp()
  await expect(page).toHaveURL(/\/library/)
  await close()
})

test('a language chosen before the app starts is kept when it starts', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  const releaseApp = await openLogin(page, '/?as=helper&user=Someone1')
  await page.getByLabel('Password', { exact: true }).fill('sampaguita')
  await choose(page, 'Indonesia')
  releaseApp()
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Indonesia' })).toBeChecked()
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('sampaguita')
  await close()
})
