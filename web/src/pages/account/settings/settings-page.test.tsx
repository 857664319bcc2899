// @module-tag ci
import type { CardholderDetails } from '@kasama/contract/money/payment.api'
import { expect, test } from 'vitest'
import { refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { sized } from '#test/page-size.ts'
import { inDays, monthly, yearly } from '#test/plan.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

const mails = { weekly: true, moments: true, reminders: true }
const contact: CardholderDetails = {
  name: 'Grace Sample',
  line1: '1 Sample Road',
  city: 'Singapore',
  postal_code: '000000',
  country: 'SG',
}
const answers = {
  'GET /users/subscription': yearly,
  'GET /users/:id': worker('phi'),
  'GET /mail_choices': mails,
  'GET /payment/contact': { contact },
} as const

test('on a phone the settings are a menu; its pages lead back to it', async () => {
  const { screen } = await showApp('/e-settings', employer(), { ...answers })
  const rows = [/^Login/, /^Password/, /^Worker's Details/, /^Plan/, /^Payment/, /^Your data/]
  for (const name of rows) await expect.element(screen.getByRole('link', { name })).toBeVisible()
  await expect.element(screen.getByText(/^Annual · renews/)).toBeVisible()
  await screen.getByRole('link', { name: /^Password/ }).click()
  await expect.element(screen.getByLabelText('Old password')).toBeVisible()
  await screen.getByRole('link', { name: 'Back' }).click()
  await expect.element(screen.getByText(/^Annual · renews/)).toBeVisible()
})

test('on a wide screen the settings are one page', async () => {
  await sized(1280)
  const { screen } = await showApp('/e-settings', employer(), { ...answers, 'GET /users/subscription': monthly })
  await expect.element(screen.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await expect.element(screen.getByText(/^Monthly plan\. Renews on \d{1,2} \w+ \d{4}\.$/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Switch to annual' })).toBeVisible()
  await expect.element(screen.getByText('1 Sample Road, Singapore 000000')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: "Open worker's details" })).toBeVisible()
})

test('a canceled plan names its next payment only beside the word that it is one if she keeps it', async () => {
  const renewal = { amount: 1791, at: inDays(20) }
  const canceled = { ...monthly, status: 'canceled' as const, renews: false, renewal, next_charge: null }
  const { screen } = await showApp('/e-settings-plan', employer(), { ...answers, 'GET /users/subscription': canceled })
  await expect.element(screen.getByRole('heading', { name: 'If you keep your plan' })).toBeVisible()
  await expect.element(screen.getByText(/^\$17\.91 on .*, then every month$/)).toBeVisible()
})

test('a plan that a dispute has on hold says the same everywhere, is canceled there, and is not sold again', async () => {
  const next_charge = { amount: 1990, at: monthly.current_period_end ?? '' }
  const disputed = { ...monthly, status: 'expired', problem: 'disputed' as const, next_charge }
  const disputedAnswers = {
    ...answers,
    'GET /users/subscription': disputed,
    'GET /payments': { items: [], next_cursor: null },
  }
  const reader = employer({ is_subscribed: false, is_suspended: true })
  const {
    screen,
    go,
    requests,
    answers: now,
  } = await showApp('/payments', reader, {
    ...disputedAnswers,
    'POST /payment/switch_plan': () => {
      now['GET /users/subscription'] = { ...disputed, renews: false, next_charge: null }
      return { client_secret: null, amount: 0, subscription: disputed }
    },
  })
  await expect.element(screen.getByText(/^\$19\.90 on/)).toBeVisible()
  await screen.getByRole('link', { name: 'See or cancel your plan' }).click()
  await expect.element(screen.getByText(/^On hold\. Renews on .* unless you cancel\.$/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /subscribe|choose|switch/i })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cancel subscription' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()
  await screen.getByRole('button', { name: 'OK' }).click()
  expect(requests('POST /payment/switch_plan').map(({ body }) => body)).toEqual([{ new_plan_id: 0 }])
  await expect.element(screen.getByText(/^On hold\. It does not renew/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Keep my plan' })).toBeVisible()
  go('/subscribe')
  await expect.poll(() => location.pathname).toBe('/e-settings-plan')
  go('/payments')
  await expect.element(screen.getByText('Nothing was paid yet.')).toBeVisible()
  await expect.element(screen.getByText(/^\$19\.90 on/)).not.toBeInTheDocument()
})

test("S2.211: an organisation's employer has Login, Password and passkeys; her data and deletion stand apart below", async () => {
  const { screen } = await showApp('/e-settings', employer({ org_id: 3 }), { ...answers })
  await expect.element(screen.getByRole('button', { name: 'Delete account' })).toBeVisible()
  const accountRegion = screen.getByRole('region', { name: 'Your account' }).element()
  const links = screen.getByRole('main').getByRole('link').elements()
  const settings = links.filter((link) => !accountRegion.contains(link)).map(({ textContent }) => textContent)
  expect(settings).toEqual([/^Login/, /^Password/, /^Fingerprint/].map((name) => expect.stringMatching(name)))
  expect(accountRegion.textContent).toContain('Your data')
  expect(accountRegion.textContent).not.toMatch(/plan|payment/)
})

test.each([
  [390, true],
  [640, false],
])('S2.149: at %i px the settings are a menu: %s', async (width, isMenu) => {
  await sized(width)
  const { screen } = await showApp('/e-settings', employer(), { ...answers })
  await expect.element(screen.getByText(/^Annual/).first()).toBeVisible()
  const page = screen.getByRole('heading', { name: 'Your subscription' })
  expect(page.elements()).toHaveLength(isMenu ? 0 : 1)
})

test.each([390, 1280])('late parts do not move a button under a finger: %d px', async (width) => {
  await sized(width)
  const [plan, choices, address] = [
    later<typeof yearly>(),
    later<typeof mails>(),
    later<{ contact: CardholderDetails }>(),
  ]
  const { screen } = await showApp('/e-settings', employer(), {
    'GET /users/subscription': () => plan.promise,
    'GET /users/:id': worker('phi'),
    'GET /mail_choices': () => choices.promise,
    'GET /payment/contact': () => address.promise,
  })
  await expect.element(screen.getByRole('switch').first()).toBeVisible()
  const buttonTop = () => {
    const [button] = screen.getByRole('button', { name: 'Delete account' }).elements()
    return button?.getBoundingClientRect().y
  }
  const tops = [buttonTop()]
  plan.resolve(yearly)
  await expect.element(screen.getByText(/Annual.*renews/i).first()).toBeVisible()
  tops.push(buttonTop())
  address.resolve({ contact })
  if (width === 1280) await expect.element(screen.getByText('1 Sample Road, Singapore 000000')).toBeVisible()
  choices.resolve(mails)
  await expect.element(screen.getByRole('switch').first()).toBeEnabled()
  tops.push(buttonTop())
  // Once rendered, it must not move.
  const visibleTops = tops.filter((top) => top !== undefined)
  expect(visibleTops).not.toHaveLength(0)
  expect(new Set(visibleTops).size).toBe(1)
})

test('a worker who fails to load has an error with a retry in her panel, never an empty name', async () => {
  await sized(1280)
  const { screen, answers: served } = await showApp('/e-settings', employer(), {
    ...answers,
    'GET /users/:id': refusal('too_many_requests'),
  })
  await expect.element(screen.getByText('A part of this page is missing.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('No name')).not.toBeInTheDocument()
  served['GET /users/:id'] = worker('phi')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Maria Sample')).toBeVisible()
})

test('deleting the account while the plan fails to load says that the list of losses is incomplete', async () => {
  const { screen, answers: served } = await showApp('/e-settings', employer(), {
    ...answers,
    'GET /users/subscription': refusal('too_many_requests'),
  })
  await expect.element(screen.getByText('Unable to load subscription plan.', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete account' }).click()
  const dialog = screen.getByRole('dialog')
  served['GET /users/subscription'] = yearly
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText(/200 paid days are lost/)).toBeVisible()
})
