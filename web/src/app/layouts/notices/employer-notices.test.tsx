import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { inDays, monthly } from '#test/plan.ts'
import { employer, showApp } from '#test/show-app.tsx'

test('shows the end of an agency account and logs out', async () => {
  const ended = { ...monthly, mode: 1, current_period_end: inDays(-1) }
  const { screen, requests } = await showApp('/library', employer({ org_id: 3 }), {
    'GET /users/subscription': ended,
    'POST /auth/logout': { done: true },
  })
  await expect
    .element(screen.getByRole('heading', { name: 'Your account has expired. Please contact your agency admin.' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(requests('POST /auth/logout')).toHaveLength(1)
  expect(localStorage.getItem('web_token')).toBeNull()
})

test('shows a plan near its end once a session, then the unfinished setup with its next step', async () => {
  const { screen, go } = await showApp('/library', employer({ UserTopics: [] }), {
    'GET /users/subscription': { ...monthly, current_period_end: inDays(5.5) },
  })
  const reminder = screen.getByRole('heading', { name: 'Your plan renews in 6 days' })
  await expect.element(reminder).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Video topics are not chosen yet' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Continue Setup' }).click()
  await expect.poll(() => location.pathname).toBe('/e-settings')
  await screen.getByRole('link', { name: 'Continue Setup' }).click()
  await expect.poll(() => location.pathname).toBe('/subscribe-3')
  go('/library')
  await expect.element(screen.getByRole('tab', { name: 'All' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
