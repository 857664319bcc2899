import { expect, type Page } from '@playwright/test'
import { dayMs } from '../../../contract/src/durations.rules'
import { changeFacts, seesDialog } from '../../stage/states/state'
import { demoEmployer } from '../people'
import { fill, press, says } from '../presses'
import { type Screen, statesOf, type Walk } from '../screen'
import { seesChat } from './chat'
import { employersLibrary } from './learning/library'
import { employersThanks } from './learning/thanks'
import { employersVideo } from './learning/video'
import { employersPasskeys } from './passkeys'
import { employersPlan } from './plan'
import { setups } from './setup'

const words = { found: 'fire', search: 'Search', menu: 'Menu' }
const declined = { 'Card number': '4000000000000002', Expiry: '1230', CVC: '123', 'Name on card': 'Grace Sample' }
const inDays = (count: number) => new Date(Date.now() + count * dayMs).toISOString()
const subscriptionCall = '**/api/users/subscription'

/** Screens of an employer who pays for a year by card: Grace of the demo. */
const yearlyPayerScreens: Screen[] = [
  { name: '12-library', path: '/library' },
  { name: 'must-watch', path: '/must-watch', on: 'both' },
  { name: '30-progress-employer', path: '/worker-progress', on: 'both' },
  {
    name: 'progress-table',
    path: '/worker-progress',
    only: 'desktop',
    arrive: press('Show as table'),
    sees: (page) => expect(page.getByRole('table').first()).toBeVisible(),
  },
  {
    name: 'employer-month',
    path: '/worker-progress',
    arrive: press('Earlier month'),
    async sees(page) {
      await says('Hard for her')(page)
      // The present month is shown, paled, until the earlier one is loaded.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    },
  },
  ...employersThanks,
  { name: 'settings', path: '/e-settings', on: 'both' },
  { name: 'first-login-other', path: '/first-login?user=siti2025#secret', sees: says('Somebody is logged in') },
  { name: 'settings-login', path: '/e-settings-login' },
  {
    name: 'email-same',
    path: '/e-settings-login',
    on: 'phone',
    arrive: press('Save'),
    sees: says('This is the current email.'),
  },
  {
    name: 'password-prompt',
    path: '/e-settings-login',
    on: 'phone',
    async arrive(page) {
      await page.getByLabel('Login email').fill('grace.new@home.example')
      await press('Save')(page)
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not her password')
      await page.keyboard.press('Enter')
    },
    sees: says('Wrong password.'),
  },
  {
    name: 'settings-password',
    path: '/e-settings-pass',
    on: 'both',
    arrive: press('Save'),
    sees: says('Please type old password'),
  },
  ...employersPasskeys,
  { name: 'settings-plan', path: '/e-settings-plan', on: 'both' },
  {
    name: 'plan-yearly',
    path: '/e-settings-plan',
    arrive: press('Switch'),
    sees: says('You can subscribe to another plan'),
  },
  { name: 'settings-card', path: '/e-settings-card', on: 'phone' },
  {
    name: 'card-declined',
    path: '/e-settings-card',
    arrive: fill(declined, 'Save card'),
    sees: says('Your card was declined.'),
  },
  { name: 'payments', path: '/payments', on: 'both' },
  {
    name: 'receipt',
    path: '/payments',
    arrive: (page) =>
      page
        .getByRole('link', { name: /^Receipt of/ })
        .first()
        .click(),
    // The list has links of this name.
    sees: (page) => expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible(),
  },
  { name: 'worker-details', path: '/worker-details', on: 'both' },
  { name: 'worker-reset', path: '/worker-details', arrive: press('Reset her password'), sees: seesDialog },
  { name: 'worker-replace', path: '/worker-details', arrive: press('Replace worker'), sees: seesDialog },
  { name: 'my-data', path: '/my-data' },
  { name: 'delete-account', path: '/e-settings', arrive: press('Delete account'), sees: seesDialog },
  { name: 'contact-employer', path: '/e-contact', arrive: press('Send'), sees: says('Please') },
  { name: 'about-employer', path: '/about' },
  {
    name: 'reminder',
    path: '/library',
    on: 'phone',
    answers: { [subscriptionCall]: changeFacts({ current_period_end: inDays(5.5), access_ends_at: inDays(5.5) }) },
  },
  { name: 'chat', path: '/chat', sees: seesChat },
  { name: 'chat-about-lesson', path: '/chat?video={lesson}', sees: seesChat },
  ...statesOf('employer-eng', { ...employersLibrary(words), ...employersVideo(), ...employersPlan }),
]

const seesBanner = (page: Page) => expect(page.getByRole('complementary', { name: 'Sample Homes' })).toBeVisible()

export const employers: Walk[] = [
  {
    who: 'an employer',
    device: 'desktop',
    enter: demoEmployer({ name: 'grace', password: 'sampaguita-2025' }),
    screens: yearlyPayerScreens,
  },
  ...setups,
  {
    who: 'an employer of an organisation',
    device: 'desktop',
    enter: demoEmployer({ name: 'org' }),
    screens: [
      { name: 'organisation-library', path: '/library', sees: seesBanner },
      { name: 'settings-organisation', path: '/e-settings', on: 'phone' },
    ],
  },
  {
    who: 'an employer whose agency has ended',
    device: 'desktop',
    enter: demoEmployer({ name: 'agency' }),
    screens: [{ name: 'agency-expired', path: '/library', sees: seesDialog }],
  },
]
