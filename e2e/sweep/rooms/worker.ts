import { expect, type Page } from '@playwright/test'
import { choose } from '../../stage/pages/journey'
import { changeFacts, dropRequest, seesAlert, seesDialog } from '../../stage/states/state'
import { demoWorker, newWorker } from '../people'
import { press, says } from '../presses'
import { forTheEye, type Screen, type State, statesOf, type Walk } from '../screen'
import { workersChat } from './chat'
import { workersLibrary } from './learning/library'
import { practice } from './learning/practice'
import { quizStates } from './learning/quiz'
import { rewards } from './learning/rewards'
import { savedLessons } from './learning/saved-lessons'
import { workersThanks } from './learning/thanks'
import { workersVideo } from './learning/video'
import { listenOffer, listenScreens } from './listen'
import { workersPasskeys } from './passkeys'
import { reminderScreens } from './reminders'

const inBurmese = {
  found: 'မီး',
  search: 'ရှာမယ်',
  menu: 'မီနူး',
  voices: 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး',
  settings: 'ဆက်တင်',
}
const inEnglish = { found: 'fire', search: 'Search', menu: 'Menu', voices: 'Voice and subtitles', settings: 'Settings' }

const prefixedScreens = (prefix: string, language: string, states: Record<string, State>): Screen[] =>
  Object.entries(states).map(([name, state]) => ({ name: `${prefix}-${name}-${language}`, ...state }))

const openPicture = (file: string, mimeType: string) => (page: Page) =>
  page.getByTestId('picture').setInputFiles({ name: file, mimeType, buffer: Buffer.from('no picture') })

/** Makes the worker look new: after her first login, every address leads to the choice of her picture. */
async function showAsNew(page: Page) {
  await page.evaluate(() => localStorage.setItem('is_new_session', 'first'))
  await page.goto('/hello')
  await expect(page.getByRole('radio').first()).toBeAttached()
}

/** Thida of the demo: a half-finished list, credits, and a voucher on its way. */
const burmese: Screen[] = [
  { name: '21-must-watch', path: '/library', isMain: true },
  { name: '22-video', path: '/video/{lesson}', isMain: true },
  { name: '28-progress', path: '/worker-progress', isMain: true },
  {
    name: 'progress-offline-my',
    path: '/worker-progress',
    answers: { '**/api/users/*/progress': dropRequest },
    sees: seesAlert,
  },
  {
    name: 'picture-refused-my',
    path: '/worker-progress',
    arrive: openPicture('list.pdf', 'application/pdf'),
    sees: says('ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။'),
  },
  {
    name: 'goal-choice-my',
    path: '/worker-progress',
    answers: { '**/api/goal': changeFacts({ lessons: null }) },
    async arrive(page) {
      await press('ပန်းတိုင် ရွေးမယ်')(page)
      await choose(page, /သင်ခန်းစာ 3 ခု/)
    },
  },
  { name: 'goal-my', path: '/worker-progress', answers: { '**/api/goal': changeFacts({ lessons: 3, completed: 1 }) } },
  {
    name: 'goal-reached-my',
    path: '/worker-progress',
    answers: { '**/api/goal': changeFacts({ lessons: 1, completed: 1, days_in_a_row: 4 }) },
  },
  ...rewards,
  ...practice,
  ...workersThanks,
  { name: 'contact-worker-my', path: '/contact' },
  { name: 'about-worker-my', path: '/about' },
  { name: 'my-account-my', path: '/e-settings-pass' },
  { name: 'my-data-my', path: '/my-data' },
  ...workersPasskeys,
  ...workersChat,
  ...prefixedScreens('quiz', 'mya', quizStates('mya')),
  ...statesOf('worker-mya', { ...workersLibrary(inBurmese), ...workersVideo(inBurmese) }),
  ...reminderScreens('my'),
  ...savedLessons('my'),
  ...listenScreens,
]

/** Siti of the demo has earned skills and certificates. */
const indonesian: Screen[] = [
  { name: 'progress-worker-ind', path: '/worker-progress' },
  { name: 'progress-name-ind', path: '/worker-progress', arrive: press(/Siti Contoh/) },
  { name: 'progress-skill-ind', path: '/worker-progress', arrive: press('Merawat bayi'), sees: seesDialog },
  { name: 'redeem-ind', path: '/worker-redeem' },
  { name: 'contact-worker-ind', path: '/contact', arrive: press('Kirim'), sees: says('Tulis pesan Anda') },
  { name: 'about-worker-ind', path: '/about' },
  { name: 'my-account-ind', path: '/e-settings-pass' },
  { name: 'my-data-ind', path: '/my-data' },
  { name: 'delete-account-ind', path: '/e-settings-pass', arrive: press('Hapus akun'), sees: seesDialog },
  { name: 'plain-library-ind', path: '/w-library' },
  ...forTheEye(prefixedScreens('quiz', 'ind', quizStates('ind'))),
  ...forTheEye(savedLessons('ind')),
]

const filipino: Screen[] = [
  { name: 'certificates-phi', path: '/worker-progress' },
  { name: 'redeem-phi', path: '/worker-redeem' },
  { name: 'settings-password-phi', path: '/e-settings-pass', arrive: press('I-save') },
  { name: 'library-phi', path: '/library' },
  ...reminderScreens('phi'),
]

export const workers: Walk[] = [
  { who: 'a Burmese worker', device: 'phone', enter: demoWorker('thida99', 'padauk-2025'), screens: burmese },
  { who: 'an Indonesian worker', device: 'phone', enter: demoWorker('siti2025', 'melati-2025'), screens: indonesian },
  { who: 'a Filipino worker', device: 'phone', enter: demoWorker('maria88', 'sampaguita-2025'), screens: filipino },
  {
    who: 'a new worker',
    device: 'phone',
    enter: newWorker('eng'),
    screens: [
      { name: 'library-nothing-yet', path: '/library' },
      { name: 'progress-nothing-yet', path: '/worker-progress' },
      { name: 'redeem-eng', path: '/worker-redeem' },
      ...forTheEye(statesOf('worker-eng', { ...workersLibrary(inEnglish), ...workersVideo(inEnglish) })),
      { name: '20-picture', path: '/hello', isMain: true, arrive: showAsNew },
      listenOffer(showAsNew),
    ],
  },
]
