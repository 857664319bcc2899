import { expect, test } from 'vitest'
import { later } from '#test/later.ts'
import { details, monthly, yearly } from '#test/plan.ts'
import { employer, showApp } from '#test/show-app.tsx'

test('on the monthly plan a worker is replaced once a billing month', async () => {
  const { screen } = await showApp('/worker-details', employer(), {
    'GET /worker/:id': { ...details, may_replace: false },
    'GET /users/subscription': monthly,
  })
  await expect.element(screen.getByText('Monthly plan: replace once a billing month.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Replace worker' })).toBeDisabled()
  await expect
    .element(screen.getByText('On the monthly plan you can replace your worker once a billing month.'))
    .toBeVisible()
})

test('the button that replaces her comes with the rule above it, and once pressed she goes on to the next worker', async () => {
  const plan = later<typeof yearly>()
  const { screen, answers, requests } = await showApp('/worker-details', employer(), {
    'GET /worker/:id': details,
    'GET /users/subscription': () => plan.promise,
    'GET /worker/former': null,
  })
  const replace = screen.getByRole('button', { name: 'Replace worker' })
  await expect.element(screen.getByRole('heading', { name: 'Replace worker' })).toBeVisible()
  await expect.element(replace).not.toBeInTheDocument()
  plan.resolve(yearly)
  await replace.click()
  answers['GET /users/me'] = employer({ worker_id: null })
  answers['POST /worker/:id/replace'] = { done: true }
  await screen.getByRole('button', { name: 'Yes, replace' }).click()
  await expect.poll(() => location.pathname).toBe('/subscribe-2')
  expect(requests('POST /worker/:id/replace').map(({ params }) => params)).toEqual([{ id: 2 }])
})

test('a lost login card is made again at the setup step', async () => {
  const card = {
    id: 2,
    username: 'maria2025',
    password: 'kamuti-rosepa-47',
    login_url: 'https://kasama.test/',
    message: '',
  }
  const { screen, requests } = await showApp('/subscribe-2', employer(), {
    'GET /worker/:id': details,
    'POST /worker/:id/password': card,
  })
  await screen.getByRole('button', { name: 'Login card lost? Make a new one' }).click()
  await screen.getByRole('button', { name: 'Make a new password' }).click()
  await expect.element(screen.getByText(card.password)).toBeVisible()
  expect(requests('POST /worker/:id/password').map(({ params }) => params)).toEqual([{ id: 2 }])
})
