import { expect, type Page } from '@playwright/test'
import { choose } from '../../stage/pages/journey'
import { changeFacts, seesDialog, seesHeading } from '../../stage/states/state'
import { buyer, demoEmployer, newHome } from '../people'
import { fill, press, pressAll, says } from '../presses'
import type { Screen, Walk } from '../screen'

const card = { 'Card number': '4000 0025 0000 3155', Expiry: '1230', CVC: '123', 'Name on card': 'Grace Sample' }
const home = { Address: '1 Sample Road', 'Postal code': '000000' }
const plan = '**/api/users/subscription'

/** Frida of the demo has not paid yet. */
const free: Screen[] = [
  { name: '04-library-free', path: '/library' },
  { name: 'progress-none', path: '/worker-progress', sees: says('No worker yet') },
  { name: 'worker-details-none', path: '/worker-details' },
  { name: 'settings-free', path: '/e-settings' },
  { name: '07-payment', path: '/payment?plan_id=11', on: 'both' },
  {
    name: 'payment-voucher',
    path: '/payment?plan_id=11',
    async arrive(page) {
      await page.getByLabel(/voucher/i).fill('welcome10')
      await page.getByLabel(/voucher/i).press('Enter')
    },
    sees: says('−$14.90'),
  },
  {
    name: 'payment-voucher-unknown',
    path: '/payment?plan_id=11',
    async arrive(page) {
      await page.getByLabel(/voucher/i).fill('old50')
      await page.getByLabel(/voucher/i).press('Enter')
    },
    sees: seesDialog,
  },
  {
    name: 'payment-incomplete',
    path: '/payment?plan_id=10',
    on: 'phone',
    arrive: press(/^Pay/),
    sees: says('Incomplete details.'),
  },
  {
    name: 'payment-bank',
    path: '/payment?plan_id=10',
    on: 'phone',
    arrive: fill({ ...card, ...home }, /^Pay \$/),
    sees: says('Confirm with your bank'),
  },
]

/** Opens the page as after a payment. */
async function havePaid(page: Page) {
  const state = { usr: { paid: true }, key: 'paid', idx: 0 }
  await page.evaluate((kept) => history.replaceState(kept, '', '/payment_successful'), state)
  await page.reload()
  await seesHeading(page)
}

/** An employer who has paid makes a login: each step of the wizard follows from the one before. */
const setup: Screen[] = [
  {
    name: 'payment-successful',
    path: '/payment_successful',
    arrive: havePaid,
    sees: (page) => expect(page).toHaveURL(/payment_successful$/),
  },
  { name: 'worker-id-error', path: '/subscribe-2', arrive: press(/Next|Continue/) },
  {
    name: '08-worker-id',
    path: '/subscribe-2',
    async arrive(page, { userId = '' }) {
      await page.getByLabel("Worker's name").fill('Thandar')
      await page.getByLabel('User ID').fill(userId)
      await choose(page, /Myanmar/)
    },
  },
  {
    name: '09-login-card',
    path: '/subscribe-2',
    async arrive(page, { userId = '' }) {
      await page.getByLabel("Worker's name").fill('Thandar')
      await page.getByLabel('User ID').fill(userId)
      await choose(page, /Myanmar/)
      await press(/Next|Continue/)(page)
    },
    sees: says('You see this password only once.'),
  },
  { name: 'continue-setup', path: '/library', on: 'phone', sees: seesDialog },
  { name: '10-topics', path: '/subscribe-3', on: 'both', arrive: press('Safety') },
  { name: '10-starter-list', path: '/subscribe-3', arrive: pressAll('Safety', 'Done'), sees: says(/first lessons/) },
]

/** An employer who pays monthly, whose worker has no progress yet. */
const monthly: Screen[] = [
  { name: 'plan-monthly', path: '/e-settings-plan', on: 'phone' },
  { name: 'settings-monthly', path: '/e-settings' },
  { name: 'switch', path: '/payment?plan_id=11&mode=switch' },
  {
    name: 'plan-cancel',
    path: '/e-settings-plan',
    on: 'phone',
    arrive: press('Cancel subscription'),
    sees: seesDialog,
  },
  {
    name: 'plan-canceled',
    path: '/e-settings-plan',
    on: 'phone',
    answers: { [plan]: changeFacts({ cancel_at_period_end: true }) },
  },
  { name: 'progress-nothing-yet-employer', path: '/worker-progress' },
  { name: 'worker-details-monthly', path: '/worker-details', on: 'phone' },
  { name: 'must-watch-empty', path: '/must-watch' },
]

export const setups: Walk[] = [
  { who: 'an employer without a plan', device: 'desktop', enter: demoEmployer({ name: 'free' }), screens: free },
  { who: 'an employer who sets up', device: 'desktop', enter: buyer, screens: setup },
  { who: 'an employer by the month', device: 'desktop', enter: newHome(10), screens: monthly },
]
