import type { SwitchPreview } from '@kasama/contract/money/payment.api'
import { expect, test } from 'vitest'
import { refusal } from '#test/answers.ts'
import { config, inDays, monthly, yearly } from '#test/plan.ts'
import { employer, showApp } from '#test/show-app.tsx'

const preview: SwitchPreview = {
  plan_id: 11,
  price: 14_900,
  credit: 1000,
  days: 16,
  amount: 13_900,
  current_period_end: inDays(365),
  next: { amount: 13_410, at: inDays(365) },
}

test('S2.216: /e-settings-card updates the card or, in switch mode, switches the plan, and names the amount after it', async () => {
  const { screen, requests, answers } = await showApp('/e-settings-card', employer(), {
    'GET /users/subscription': monthly,
    'GET /config': config,
    'GET /payment/contact': { contact: null },
    'GET /payment/switch_preview/:plan': preview,
    'POST /payment/switch_plan': { client_secret: null, amount: 13_900, subscription: yearly },
  })
  await expect.element(screen.getByRole('button', { name: /card/ })).toBeVisible()
  await screen.getByRole('link', { name: 'Switch to annual' }).click()
  expect(location.pathname + location.search).toBe('/e-settings-card?mode=switch')
  await expect.element(screen.getByText(/\$134\.10/)).toBeVisible()
  answers['GET /users/subscription'] = yearly
  await screen.getByRole('button', { name: 'Pay $139.00' }).click()
  await expect.poll(() => location.pathname).toBe('/e-settings')
  const [sent, ...more] = requests('POST /payment/switch_plan')
  expect([sent?.body, more]).toEqual([{ new_plan_id: 11, amount: 13_900 }, []])
})

test('a switch that has become dearer shows the new price, and pays that one', async () => {
  const { screen, requests, answers } = await showApp('/e-settings-card?mode=switch', employer(), {
    'GET /users/subscription': monthly,
    'GET /config': config,
    'GET /payment/contact': { contact: null },
    'GET /payment/switch_preview/:plan': preview,
    'POST /payment/switch_plan': refusal('price_changed'),
  })
  const oldPrice = screen.getByRole('button', { name: 'Pay $139.00' })
  await expect.element(oldPrice).toBeVisible()
  answers['GET /payment/switch_preview/:plan'] = { ...preview, credit: 999, amount: 13_901 }
  await oldPrice.click()
  await expect.element(screen.getByText(/The price has changed since it was shown/)).toBeVisible()
  await screen.getByRole('button', { name: 'Pay $139.01' }).click()
  await expect
    .poll(() => requests('POST /payment/switch_plan').map(({ body }) => body))
    .toEqual([
      { new_plan_id: 11, amount: 13_900 },
      { new_plan_id: 11, amount: 13_901 },
    ])
})

test('a card form that fails to load shows an error, and loads at the next try', async () => {
  const { screen, answers } = await showApp('/e-settings-card', employer(), {
    'GET /users/subscription': monthly,
    'GET /config': refusal('server_error'),
    'GET /payment/contact': { contact: null },
  })
  const retryButton = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retryButton).toBeVisible()
  answers['GET /config'] = config
  await retryButton.click()
  await expect.element(screen.getByLabelText('Card number')).toBeVisible()
  await expect.element(retryButton).not.toBeInTheDocument()
})
