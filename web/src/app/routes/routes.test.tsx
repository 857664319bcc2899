import { brand } from '@kasama/contract/brand'
import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { chosenPlan, storeChosenPlan } from '#money/plans/chosen-plan.ts'
import { monthly, yearly } from '#test/plan.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'
import { openNavigation } from './navigation'
import { openRouter } from './router'

const routes = [
  { path: '/second', element: 'second' },
  { path: '*', element: 'first' },
]

/** Pushes these paths; the page's own URL is restored after the test. */
function goTo(...paths: string[]) {
  const ownUrl = location.href
  onTestFinished(() => history.replaceState(null, '', ownUrl))
  for (const path of paths) history.pushState(null, '', path)
}

test('a new listener gets the present page first', () => {
  goTo('/first')
  const navigation = openNavigation((pathname) => ({
    matches: matchRoutes(routes, pathname) ?? [],
    loading: undefined,
  }))
  navigation.navigator.push('/second')
  const visitedPaths: string[] = []
  navigation.listen(({ location }) => visitedPaths.push(location.pathname))
  expect(visitedPaths).toEqual(['/second'])
  navigation.navigator.push('/third')
  expect(visitedPaths).toEqual(['/second', '/third'])
})

test('going back while the first page is being downloaded shows the previous page, loaded', async () => {
  goTo('/about', '/contact')
  const opening = openRouter(false)
  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  const { page } = await opening
  await expect.poll(() => page().location.pathname).toBe('/about')
  expect(page().isLoading).toBe(false)
  expect(page().matches.length).toBeGreaterThan(0)
  for (const { route } of page().matches) expect(route).not.toHaveProperty('lazy', expect.any(Function))
})

const employerPaths = ['/e-settings', '/e-settings-login', '/e-settings-plan', '/e-settings-card', '/worker-details']
const setupPaths = ['/subscribe-2', '/subscribe-3', '/payment', '/payment_successful']
const workerPaths = ['/w-library', '/worker-redeem']
const sharedPaths = ['/library', '/e-settings-pass', '/worker-progress', '/my-data', '/chat']
const finalPaths = ['/w-login', '/dialog', '/loading']
type App = Awaited<ReturnType<typeof showApp>>

/** Each of these addresses leads elsewhere. */
async function expectRedirects(target: string, { go }: App, paths: string[]) {
  for (const path of paths) {
    history.replaceState(null, '', '/nowhere')
    go(path)
    await expect.poll(() => location.pathname, { message: path }).toBe(target)
  }
}

test('redirects a guest to the login from every path that requires one', async () => {
  const app = await showApp('/contact', null)
  await expectRedirects('/', app, [...employerPaths, ...setupPaths, ...workerPaths, ...sharedPaths, ...finalPaths])
  await expect.element(app.screen.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expectRedirects('/e-about', app, ['/about'])
})
test('S2.01, S2.26: plans are for those who are logged in; a guest finds both on the start page, and the library offers hers once she is registered', async () => {
  const user = { id: 1, role: 'E' as const, org_id: null, language_code: 'eng' as const, needs_picture: false }
  const { screen, go } = await showApp('/contact', null, {
    'POST /auth/signup': { token: 'hers', session_key: 'key', user },
    'GET /users/me': employer({ is_subscribed: false, worker_id: null }),
    'GET /users/subscription': { ...yearly, subscription_plan_id: 1, status: '', current_period_end: null },
  })
  go('/subscribe')
  await expect.poll(() => location.pathname + location.hash).toBe('/#plans')
  await expect.element(screen.getByRole('heading', { name: 'Monthly plan' })).toBeVisible()
  await screen.getByRole('button', { name: 'Subscribe Now' }).first().click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Proceed' }).click()
  await expect.poll(() => location.pathname).toBe('/signup')
  expect(chosenPlan()).toBe(11)
  onTestFinished(() => storeChosenPlan(null))
  await screen.getByLabelText('Email').fill('grace@home.example')
  for (const label of ['Create password', 'Confirm password']) await screen.getByLabelText(label).fill('sampaguita tea')
  await screen.getByRole('button', { name: 'Register' }).click()
  let isBlank = false
  const observer = new MutationObserver(() => (isBlank ||= document.body.textContent?.trim() === ''))
  observer.observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByText('You chose the annual plan, $149 a year.')).toBeVisible()
  const pay = screen.getByRole('link', { name: 'Go to payment' })
  await expect.element(pay).toHaveAttribute('href', '/payment?plan_id=11')
  observer.disconnect()
  expect(isBlank, 'between the message and the library').toBe(false)
})
test('S2.27, S2.137: the plans have no footer, also the older ones', async () => {
  const { screen, go } = await showApp('/subscribe', employer({ is_subscribed: false }))
  for (const path of ['/subscribe', '/subscribe?plans=v2']) {
    go(path)
    await expect.element(screen.getByRole('heading', { name: 'Annual plan' })).toBeVisible()
    await expect.element(screen.getByRole('contentinfo')).not.toBeInTheDocument()
  }
})
test('S2.142: the footer’s contact is a mailto', async () => {
  const { screen } = await showApp('/library', employer())
  const contact = screen.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  await expect.element(contact).toHaveAttribute('href', `mailto:${brand.contactEmail}`)
})
test('S4.23: the menu of an employer without a plan offers one', async () => {
  const ended = { ...monthly, status: 'expired' } as const
  const { screen } = await showApp('/about', employer({ is_subscribed: false }), { 'GET /users/subscription': ended })
  await screen.getByRole('button', { name: /menu/i }).click()
  const plans = screen.getByRole('link', { name: 'Choose a plan' })
  await expect.element(plans).toHaveAttribute('href', '/subscribe')
  await expect.element(screen.getByText('Free plan')).toBeVisible()
})
test('redirects a worker to the library from paths of employers and guests', async () => {
  await expectRedirects('/library', await showApp('/about', worker('eng')), [...employerPaths, ...setupPaths, '/'])
})
test('redirects an employer to the library from paths of workers and guests', async () => {
  await expectRedirects('/library', await showApp('/about', employer()), [...workerPaths, '/signup', '/e-forgot-pass'])
})
