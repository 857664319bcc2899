import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, logInWorker } from '../stage/people/household'
import { employerLogsIn, workerLogsIn } from '../stage/people/log-in-by-hand'

const employersOnly = ['/e-settings', '/e-settings-login', '/e-settings-plan', '/e-settings-card', '/worker-details']
const buying = ['/subscribe-2', '/subscribe-3', '/payment', '/payment_successful']
const workersOnly = ['/w-library', '/worker-redeem']
const everybodys = ['/library', '/e-settings-pass', '/worker-progress', '/my-data', '/chat']

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

test('who is not logged in is sent to the login from every address that wants one', async ({ browser }) => {
  const { page, close } = await person(browser, 'phone')
  for (const path of [...employersOnly, ...buying, ...workersOnly, ...everybodys, '/w-login', '/dialog', '/loading']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/:\d+\/$/)
    await expect(logInButton(page)).toBeVisible()
  }
  await page.goto('/about')
  await expect(page).toHaveURL(/\/e-about$/)
  await close()
})

test('an address of the other role leads to the library; the browser keeps what the login gave', async ({
  browser,
}) => {
  const home = await household('guarded')
  const worker = await person(browser, 'phone')
  await workerLogsIn(worker.page, home.worker)
  for (const path of [...employersOnly, ...buying]) {
    await worker.page.goto(path)
    await expect(worker.page, path).toHaveURL(/\/library$/)
  }
  await worker.page.goto('/')
  await expect(worker.page).toHaveURL(/\/library$/)
  const kept = ['is_new_session', 'language_code', 'role', 'session_key', 'web_token']
  expect(await stored(worker.page)).toEqual(kept)

  const employer = await person(browser, 'desktop')
  await employerLogsIn(employer.page, home)
  for (const path of [...workersOnly, '/signup', '/e-forgot-pass']) {
    await employer.page.goto(path)
    await expect(employer.page, path).toHaveURL(/\/library$/)
  }
  await worker.close()
  await employer.close()
})

test('a call that the server refuses for the session ends it here', async ({ browser }) => {
  const home = await household('refused', { language: 'eng' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  const boss = await person(browser, 'desktop')
  await logInEmployer(boss.page, home)
  await boss.page.goto('/worker-details')
  await boss.page.getByRole('button', { name: 'End her session' }).click()
  await expect(boss.page.getByText('Not logged in')).toBeVisible()
  await page.getByRole('tab', { name: 'Recently Added' }).click()
  await expect(logInButton(page)).toBeVisible()
  expect(await stored(page)).toEqual(['language_code'])
  await boss.close()
  await close()
})

test('a logout is done here at once, and says so where the server did not hear of it', async ({ browser }) => {
  const home = await household('leavesalone', { language: 'phi' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  const failure = { error: true, error_message: 'Please wait.', code: 'too_many_requests' }
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 429, json: failure }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Mag-log out' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await stored(page)).toEqual(['language_code'])
  await expect(page.getByRole('status')).toContainText('Maraming beses mo nang sinubukan.')
  await close()
})
