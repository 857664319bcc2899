import { expect, type Page, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, logInEmployer, newEmployer } from '../stage/people/household'
import { startWithStripe, stripeHosts, type WithStripe, withStripe } from '../stage/servers/with-stripe'

const good = '4242424242424242'
const declined = '4000000000000002'
const asksBank = '4000002760003184'
const asksBankAtFirst = '4000002500003155'
const unconfirmed = 'Your bank did not confirm the payment. Try again, or use another card.'

let stripe: WithStripe
test.beforeAll(async () => {
  stripe = await startWithStripe()
})
test.afterAll(() => stripe.stop())

type BrowserRequest = { from: string; to: string; body: string }

/** A browser with Stripe's script, and all its requests, each with the page that made it. */
async function buyer(browser: Parameters<typeof person>[0], device: 'desktop' | 'phone') {
  const { page, close } = await person(browser, device, { baseURL: stripe.origin })
  const requests: BrowserRequest[] = []
  page.on('request', (request) =>
    requests.push({ from: new URL(page.url()).pathname, to: request.url(), body: request.postData() ?? '' }),
  )
  await withStripe(page, stripe)
  return { page, requests, close }
}
const stripeRequests = (requests: BrowserRequest[]) => requests.filter(({ to }) => stripeHosts.test(to))
const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const challenge = (page: Page) => page.frameLocator('iframe[title="Secure 3D Secure authentication frame"]')
const bank = (page: Page) => challenge(page).frameLocator('iframe[title="Bank"]')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function fillCard(page: Page, number: string) {
  await cardFrame(page).getByLabel('Card number').fill(number)
  await cardFrame(page).getByLabel('Expiration date').fill('1230')
  await cardFrame(page).getByLabel('Security code').fill('123')
}
async function fillOwner(page: Page) {
  await page.getByLabel('Name on card').fill('Grace Sample')
  await page.getByLabel('Address').fill('1 Sample Road')
  await page.getByLabel('Postal code').fill('000000')
}

test('by keyboard, a declined card is replaced by one that pays; Stripe is called on the payment page only, and no number reaches our server', async ({
  browser,
}) => {
  const { page, requests, close } = await buyer(browser, 'desktop')
  await logInEmployer(page, await newEmployer('stripepays', stripe.origin))
  await page.goto('/subscribe')
  expect(stripeRequests(requests)).toEqual([])
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
  await press(page, 'Proceed')
  await expect(page).toHaveURL(/\/payment\?plan_id=/)
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()

  await press(page, /^Pay \$/)
  await expect(page.getByText('Incomplete details. Please check again.')).toBeVisible()
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible()

  await cardFrame(page).getByLabel('Card number').focus()
  const fields = [
    [cardFrame(page).getByLabel('Card number'), declined],
    [cardFrame(page).getByLabel('Expiration date'), '1230'],
    [cardFrame(page).getByLabel('Security code'), '123'],
    [page.getByLabel('Name on card'), 'Grace Sample'],
    [page.getByLabel('Address'), '1 Sample Road'],
    [page.getByLabel('City'), 'Singapore'],
    [page.getByLabel('Postal code'), '000000'],
  ] as const
  for (const [field, text] of fields) {
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await cardFrame(page).getByLabel('Card number').fill(good)
  await expect(page.getByText('Your card was declined.')).toBeHidden()
  await press(page, /^Pay \$/)
  await page.waitForFunction(() => !('Stripe' in window))
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible()
  await expect(page.getByText("Worker's User ID").first()).toBeVisible()
  await page.goto('/payments')
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(1)

  expect(stripeRequests(requests).filter(({ to }) => to.includes('/payment_methods'))).toHaveLength(2)
  expect(new Set(stripeRequests(requests).map(({ from }) => from))).toEqual(new Set(['/payment']))
  const ours = requests.filter(({ to }) => to.startsWith(stripe.origin))
  expect(ours.length).toBeGreaterThan(20)
  for (const { to, body } of ours) expect(to + body).not.toMatch(/4242 ?4242|4000 ?0000/)
  await close()
})

test('bank authentication refused, closed, abandoned, then accepted makes one payment; a switch requires it again', async ({
  browser,
}) => {
  const { page, requests, close } = await buyer(browser, 'phone')
  await logInEmployer(page, await newEmployer('stripeasked', stripe.origin))
  await page.goto('/payment?plan_id=10')
  await fillCard(page, asksBank)
  await fillOwner(page)
  await press(page, 'Pay $19.90')
  await expect(page.getByText('Please wait')).toBeVisible()
  await bank(page).getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText(unconfirmed)).toBeVisible()
  await press(page, 'Pay $19.90')
  await challenge(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(unconfirmed)).toBeVisible()
  await press(page, 'Pay $19.90')
  await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  await page.reload()
  await fillCard(page, asksBank)
  await fillOwner(page)
  await press(page, 'Pay $19.90')
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/\/payment_successful$/)
  await page.goto('/payments')
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(1)

  const before = stripeRequests(requests).length
  await page.goto('/e-settings-plan')
  await page.getByRole('link', { name: 'Switch to annual' }).click()
  await expect(page.getByText(/unused days? of your plan/)).toBeVisible()
  expect(stripeRequests(requests)).toHaveLength(before)
  await press(page, /^Pay \$/)
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/\/e-settings$/)
  await expect(page.getByText('You have the annual plan now.')).toBeVisible()
  await close()
})

test('a failed card script is reported and reloaded without losing input', async ({ browser }) => {
  const { page, close } = await buyer(browser, 'phone')
  const { email, password } = await household('stripecard', { planId: 10, topics: '', origin: stripe.origin })
  await logInEmployer(page, { email, password })
  let isAway = true
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    isAway ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  )
  await page.goto('/payments')
  await page.getByRole('link', { name: 'Update card' }).click()
  const failed = page.getByText('Unable to load the card fields. Please check your internet and try again.')
  await expect(failed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save card' })).toBeDisabled()
  await page.getByLabel('Name on card').fill('Grace Sample')
  isAway = false
  await press(page, 'Try again')
  await expect(failed).toBeHidden()
  await fillCard(page, asksBankAtFirst)
  await expect(page.getByLabel('Name on card')).toHaveValue('Grace Sample')
  await press(page, 'Save card')
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/\/e-settings$/)
  await expect(async () => expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)).toPass()
  await expect(page.getByText('Card updated.')).toBeVisible()
  await page.goto('/e-settings-card')
  await expect(page.getByText('Visa ending 3155')).toBeVisible()
  await close()
})
