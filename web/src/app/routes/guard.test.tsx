import { expect, test } from 'vitest'
import { employer, showApp, worker } from '../../../test/show-app'

const ofEmployers = ['/e-settings', '/e-settings-login', '/e-settings-plan', '/e-settings-card', '/worker-details']
const ofSetup = ['/subscribe-2', '/subscribe-3', '/payment', '/payment_successful']
const ofWorkers = ['/w-library', '/worker-redeem']
const ofBoth = ['/library', '/e-settings-pass', '/worker-progress', '/my-data', '/chat']
const ends = ['/w-login', '/dialog', '/loading']
type Shown = Awaited<ReturnType<typeof showApp>>

/** Each of these addresses leads elsewhere. */
async function leadTo(address: string, { go }: Shown, addresses: string[]) {
  for (const one of addresses) {
    history.replaceState(null, '', '/nowhere')
    go(one)
    await expect.poll(() => location.pathname, { message: one }).toBe(address)
  }
}

test('a guest is sent to the login from every address that wants one', async () => {
  const shown = await showApp('/contact', null)
  await leadTo('/', shown, [...ofEmployers, ...ofSetup, ...ofWorkers, ...ofBoth, ...ends])
  await expect.element(shown.screen.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await leadTo('/e-about', shown, ['/about'])
})
test('a worker is sent to the library from what is an employer’s, or a guest’s', async () => {
  await leadTo('/library', await showApp('/about', worker('eng')), [...ofEmployers, ...ofSetup, '/'])
})
test('an employer is sent to the library from what is a worker’s, or a guest’s', async () => {
  await leadTo('/library', await showApp('/about', employer()), [...ofWorkers, '/signup', '/e-forgot-pass'])
})
