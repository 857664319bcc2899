import { expect, type Page } from '@playwright/test'
import { answerAll, idOf } from '../../stage/lessons/at-lesson'
import { lesson } from '../../stage/lessons/lesson'
import { callAt } from '../../stage/people/agency'
import { household } from '../../stage/people/household'
import { linkOf, mailIn } from '../../stage/servers/outbox'
import { changeFacts, seesCards, seesDialog } from '../../stage/states/state'
import { fill, press, says } from '../presses'
import { type Facts, forTheEye, type Screen, type Server, statesOf, type Walk } from '../screen'
import { guestsLibrary } from './learning/library'
import { guestsVideo } from './learning/video'
import { knownEmployer, knownWorker } from './passkeys'

const burns = lesson('safety-burns', 'eng')
const watched = { watch: { language_code: 'eng', position: 0, furthest: 1 } }

/** A guest has the address of a free lesson, and links from mails to a new password. */
async function enter(page: Page, { origin, name }: Server): Promise<Facts> {
  const home = await household(name, { topics: '', origin })
  await callAt(origin, 'POST /auth/employer_forgot_password', { body: { email: home.email } })
  await callAt(origin, 'POST /auth/worker_forgot_password', { body: { username: home.worker.userId } })
  const token = async (subject: string, of: string) =>
    linkOf(await mailIn(home.email, subject, origin), origin, of).replace(origin + of, '')
  await page.goto('/healthz')
  return {
    lesson: String(await idOf(page, burns.title, '/feeds/public')),
    email: home.email,
    reset: await token('Reset your Kasama', '/reset/'),
    resetWorker: await token('.*Reset.your.helper', '/reset_worker/'),
  }
}

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const dialogByAddress = (name: string) => async (page: Page) => {
  await page.goto('/dev/components')
  await press(name)(page)
}

const english: Screen[] = [
  { name: 'start', path: '/', on: 'both', isMain: true },
  { name: '02-register', path: '/signup', on: 'both', isMain: true },
  {
    name: 'register-mismatch',
    path: '/signup',
    arrive: fill(
      { Email: 'taken@home.example', 'Create password': 'password', 'Confirm password': 'passwort' },
      'Register',
    ),
    sees: says("Your password doesn't match."),
  },
  {
    name: 'login-wrong',
    path: '/e-login',
    arrive: fill({ Email: 'a@home.example', Password: 'wrong' }, 'Log in'),
    sees: says('Wrong email or password.'),
  },
  {
    name: 'forgot-employer',
    path: '/',
    arrive: (page) => page.getByRole('link', { name: 'Forgot password?' }).click(),
    sees: seesDialog,
  },
  { name: 'e-forgot-pass', path: '/e-forgot-pass' },
  { name: 'reset-employer', path: '/reset/{reset}', sees: (page) => expect(newPassword(page)).toBeVisible() },
  {
    name: 'reset-employer-error',
    path: '/reset/{reset}',
    arrive: async (page) => {
      await newPassword(page).fill('papayatree9')
      await page.getByLabel('Confirm password').fill('papayatre9')
      await press('Save')(page)
    },
    sees: says('Password mismatch.'),
  },
  { name: 'reset-link-old', path: '/reset/an-old-one', sees: says('This link no longer works.') },
  { name: 'reset-worker', path: '/reset_worker/{resetWorker}', on: 'phone' },
  knownEmployer,
  { name: '05-packages', path: '/#plans', on: 'both', isMain: true },
  { name: '06-languages', path: '/#plans', arrive: press('Subscribe Now'), sees: seesDialog },
  { name: 'contact-guest', path: '/contact', arrive: press('Send'), sees: says('Please fill in your name') },
  { name: 'e-contact-guest', path: '/e-contact' },
  { name: 'about-guest', path: '/e-about' },
  { name: '41-not-found', path: '/no/such/page', on: 'phone' },
  { name: 'organisation', path: '/sample-homes?as=helper', on: 'phone', sees: says('Sample Homes') },
  { name: '40-components', path: '/dev/components', sees: says('Components') },
  { name: 'dialog', path: '/dialog', arrive: dialogByAddress('Dialog by its address'), sees: seesDialog },
  { name: 'loading', path: '/loading', arrive: dialogByAddress('Loading by its address'), sees: says('Please wait') },
  { name: 'guest-lessons', path: '/public', isMain: true, sees: seesCards },
  { name: 'guest-video', path: '/public/video/{lesson}', isMain: true, on: 'both' },
  { name: 'guest-video-old-address', path: '/g-video/{lesson}' },
  {
    name: 'guest-quiz-end',
    path: '/public/video/{lesson}',
    on: 'both',
    answers: { '**/api/videos/public/{lesson}': changeFacts(watched) },
    arrive: (page) => answerAll(page, burns, 1),
    sees: says('Correct! Quiz completed.'),
  },
  { name: 'certificate-code', path: '/c' },
  { name: 'certificate-unknown', path: '/c/0000-0000-0000', sees: says('No certificate has this code.') },
  ...statesOf('guest-eng', { ...guestsLibrary('eng', 'Language'), ...guestsVideo() }),
]

const burmese: Screen[] = [
  { name: '20-login-helper', path: '/?as=helper&lang=mya', isMain: true },
  { name: 'first-login', path: '/first-login?user=siti2025&lang=mya#secret', isMain: true, sees: says('siti2025') },
  {
    name: 'first-login-old',
    path: '/first-login?user=siti2025&lang=mya#secret',
    arrive: press('ရှေ့ဆက်မယ်'),
    sees: says('ကတ်နဲ့ ဝင်ပါ'),
  },
  knownWorker,
  { name: 'w-forgot-pass-my', path: '/w-forgot-pass?lang=mya' },
  { name: 'reset-worker-my', path: '/reset_worker/{resetWorker}?lang=mya' },
  { name: 'contact-guest-my', path: '/contact?lang=mya' },
  { name: 'about-guest-my', path: '/e-about?lang=mya' },
  { name: 'guest-lessons-my', path: '/public?lang=mya', sees: seesCards },
  { name: 'guest-video-my', path: '/public/video/{lesson}?lang=mya' },
  { name: 'guest-sample-my', path: '/g-video/sample' },
  ...forTheEye(statesOf('guest-mya', guestsLibrary('mya', 'ဘာသာစကား'))),
]

export const guests: Walk[] = [
  { who: 'a guest', device: 'desktop', enter, screens: english },
  { who: 'a guest who reads Burmese', device: 'phone', enter, screens: burmese },
]
