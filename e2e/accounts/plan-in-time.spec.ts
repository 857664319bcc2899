import { expect, type Page } from '@playwright/test'
import { dayMs } from '../../contract/src/durations.rules'
import { person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'
import { linkOf, mailIn } from '../stage/servers/outbox'
import { test, type WithClock } from '../stage/servers/with-clock'

type ProviderObject = { id: string; customer: string }
type Plan = ProviderObject & {
  status: string
  default_payment_method: string
  items: { data: { current_period_end: number }[] }
}
type Charge = ProviderObject & { refunded: boolean }

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** The plan and the first charge that the payment provider has for the customer with that address. */
async function providerRecords({ held }: WithClock, email: string) {
  const customers = await held<{ id: string; email?: string }>('customer')
  const id = customers.find((customer) => customer.email === email)?.id
  const [plan] = (await held<Plan>('subscription')).filter(({ customer }) => customer === id)
  const [charge] = (await held<Charge>('charge')).filter(({ customer }) => customer === id)
  if (!plan || !charge) throw new Error(`${email} has not paid`)
  return { plan, charge, endsAt: (plan.items.data[0]?.current_period_end ?? 0) * 1000 }
}

/** Passes time until some days before the end of the paid period; negative: after it. */
const passTimeUntil = (clock: WithClock, endsAt: number, daysBefore: number) =>
  clock.pass((endsAt - clock.now().getTime()) / dayMs - daysBefore)

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('1230')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Grace Sample')
}

test('a renewal reminder appears once a session; a failed renewal is mailed and paid by a new card; a deleted account is not charged', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  const home = await household('renewing', { planId: 10, origin })
  const { plan, endsAt } = await providerRecords(clocked, home.email)
  const { page, close } = await person(browser, 'phone', { baseURL: origin })
  const reminder = page.getByRole('heading', { name: 'Your plan renews in 6 days' })
  await passTimeUntil(clocked, endsAt, 5.5)
  await clocked.setPage(page)
  await logInEmployer(page, home)
  await expect(reminder).toBeVisible()
  await press(page, 'Maybe later')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Related' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await logInEmployer(page, home)
  await expect(reminder).toBeVisible()

  await clocked.provider('card', { payment_method: plan.default_payment_method, code: 'insufficient_funds', times: 9 })
  await passTimeUntil(clocked, endsAt, -1.5)
  const mail = await mailIn(home.email, 'Your renewal could not be paid', origin)
  await clocked.setPage(page)
  await logInEmployer(page, home)
  await page.goto('/e-settings-plan')
  await expect(page.getByText('Not paid')).toBeVisible()
  await expect(page.getByText(/could not be paid\. We try again/)).toBeVisible()
  await page.goto(linkOf(mail, origin, '/e-settings-').replace(origin, ''))
  await expect(page.getByText('Your last renewal is not paid. A new card pays it at once.')).toBeVisible()
  await fillCard(page, '5555555555554444')
  await press(page, 'Save card')
  await expect(page.getByText('Card updated.')).toBeVisible()
  await page.goto('/payments')
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(2)
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()

  await page.goto('/e-settings')
  await press(page, 'Delete account')
  await dialog(page).getByLabel('Password', { exact: true }).fill(home.password)
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await clocked.pass(0.01)
  expect((await clocked.held<Plan>('subscription')).find(({ id }) => id === plan.id)?.status).toBe('canceled')
  await close()
})

test('a dispute suspends the plan until it is won; a refund ends it; a full voucher buys another after bank authentication', async ({
  browser,
  clocked,
}) => {
  const { origin } = clocked
  const home = await household('disputing', { planId: 11, origin })
  const { charge } = await providerRecords(clocked, home.email)
  const { page, close } = await person(browser, 'desktop', { baseURL: origin })
  await clocked.setPage(page)
  await logInEmployer(page, home)
  const dispute = await clocked.provider('dispute', { charge: charge.id, reason: 'fraudulent' })
  await page.goto('/e-settings-plan')
  await expect(page.getByText(/The owner of the card disputes a payment/)).toBeVisible()
  await page.goto('/payments')
  await expect(page.getByText('Disputed')).toBeVisible()

  await clocked.provider('decide', { dispute: dispute.id, status: 'won' })
  await page.goto('/e-settings-plan')
  await expect(page.getByText(/^Renews on/)).toBeVisible()

  await clocked.provider('refund', { charge: charge.id })
  await page.goto('/payments')
  await expect(page.getByText('Given back')).toBeVisible()
  await page.getByRole('link', { name: /^Receipt of/ }).click()
  await expect(page.getByText('Given back')).toHaveCount(2)
  await page.goto('/e-settings-plan')
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.goto('/payment?plan_id=10')
  await fillCard(page, '4000 0027 6000 3184')
  await page.getByLabel('Address').fill('1 Sample Road')
  await page.getByLabel('Postal code').fill('000000')
  await page.getByLabel(/voucher/i).fill('whole')
  await page.getByLabel(/voucher/i).press('Enter')
  await press(page, 'Pay $0.00')
  await expect(dialog(page).getByText(/Agree to the new card\./)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await page.goto('/payments')
  await expect(page.getByText('Voucher WHOLE, $19.90 off')).toBeVisible()
  await expect(page.getByText(/^\$19\.90 on /)).toBeVisible()
  await close()
})
