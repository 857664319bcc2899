import type { Page } from '@playwright/test'
import { call } from '../../stage/lessons/at-lesson'
import { choose } from '../../stage/pages/journey'
import { asked, dropped, fault, give, set } from '../../stage/states/state'
import { demoWorker, newWorker } from '../people'
import { fill, press, says } from '../presses'
import { forTheEye, type Screen, type State, statesOf, type Walk } from '../screen'
import { workersChat } from './chat'
import { workersLibrary } from './library'
import { quizStates } from './quiz'
import { workersVideo } from './video'

const inBurmese = {
  found: 'မီး',
  search: 'ရှာမယ်',
  menu: 'မီနူး',
  voices: 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး',
  settings: 'ဆက်တင်',
}
const inEnglish = { found: 'fire', search: 'Search', menu: 'Menu', voices: 'Voice and subtitles', settings: 'Settings' }

const named = (prefix: string, language: string, states: Record<string, State>): Screen[] =>
  Object.entries(states).map(([name, state]) => ({ name: `${prefix}-${name}-${language}`, ...state }))

const lesson = { id: 1, title: 'အဝတ် လျှော်နည်း', thumbnail_url: null }
const praised = (what: object) => ({
  '**/api/praise?*': give([
    { id: 1, created_at: '2026-01-01T00:00:00.000Z', video: null, skill: null, credit: null, ...what },
  ]),
  '**/api/praise/seen': give({}),
})
const credit = {
  month: '2026-01',
  percent: 92,
  answers: 12,
  videos: 4,
  earned_at: '2026-02-01T00:00:00.000Z',
  order_id: null,
}
const order = {
  id: 1,
  state: 'ordered',
  ordered_at: '2026-01-01T00:00:00.000Z',
  posted_at: null,
  returned_at: null,
  told_at: null,
  merchant: null,
  amount_cents: 500,
}
const posted = { ...order, state: 'posted', posted_at: '2026-01-03T00:00:00.000Z' }
const told = { ...posted, told_at: '2026-01-09T00:00:00.000Z' }
const returned = { ...told, state: 'returned', returned_at: '2026-01-12T00:00:00.000Z' }
const address = { name: 'Thida Sample', address: 'Blk 00 Sample Street 1 #00-00, Singapore 000001' }
const redeem = '**/api/redeem'
const vouchers = (...orders: object[]): Pick<Screen, 'path' | 'answers'> => ({
  path: '/worker-redeem?show=vouchers',
  answers: { [redeem]: set({ orders, ...address, on_file: true }) },
})
const writeAddress = fill({ 'နာမည် အပြည့်အစုံ': 'Thida Sample', 'စင်ကာပူက လိပ်စာ': 'Blk 00 Sample Street 1 #00-00' }, 'OK')

const openPicture = (file: string, mimeType: string) => (page: Page) =>
  page.getByTestId('picture').setInputFiles({ name: file, mimeType, buffer: Buffer.from('no picture') })

/** Thida of the demo: a list that she is in the middle of, credits, and a voucher on its way. */
const burmese: Screen[] = [
  { name: '21-must-watch', path: '/library', isMain: true },
  { name: '22-video', path: '/video/{lesson}', isMain: true },
  { name: '20-picture', path: '/hello', isMain: true },
  { name: '28-progress', path: '/worker-progress', isMain: true },
  {
    name: 'progress-offline-my',
    path: '/worker-progress',
    answers: { '**/api/users/*/progress': dropped },
    sees: fault,
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
    answers: { '**/api/goal': set({ lessons: null }) },
    async arrive(page) {
      await press('ပန်းတိုင် ရွေးမယ်')(page)
      await choose(page, /သင်ခန်းစာ 3 ခု/)
    },
  },
  { name: 'goal-my', path: '/worker-progress', answers: { '**/api/goal': set({ lessons: 3, completed: 1 }) } },
  {
    name: 'goal-reached-my',
    path: '/worker-progress',
    answers: { '**/api/goal': set({ lessons: 1, completed: 1, days_in_a_row: 4 }) },
  },
  {
    name: 'praise-skill-my',
    path: '/library',
    async arrive(page) {
      const { id } = await call<{ id: number }>(page, '/users/me')
      const [skill] = await call<object[]>(page, `/skills/skill_for_worker/${id}?lang=mya`)
      const { '**/api/praise?*': praise, '**/api/praise/seen': seen } = praised({
        kind: 'skill_earned',
        video: lesson,
        skill: { ...skill, lessons: [lesson] },
      })
      await page.route('**/api/praise?*', praise)
      await page.route('**/api/praise/seen', seen)
      await page.reload()
    },
    sees: asked,
  },
  { name: 'praise-list-my', path: '/library', answers: praised({ kind: 'list_done', video: lesson }), sees: asked },
  { name: 'praise-credit-my', path: '/library', answers: praised({ kind: 'credit_earned', credit }), sees: asked },
  {
    name: 'redeem-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: set({ name: '', address: '', on_file: false }) },
    isMain: true,
  },
  {
    name: 'redeem-asked-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: set({ name: '', address: '', on_file: false }) },
    arrive: writeAddress,
    sees: says('postal code'),
  },
  {
    name: 'redeem-sent-my',
    path: '/worker-redeem',
    answers: { [redeem]: set({ ...address, on_file: true, sent_at: credit.earned_at }) },
  },
  {
    name: 'redeem-six-my',
    path: '/worker-redeem',
    answers: { [redeem]: set({ stamps: 6, balance: 6, on_file: false, name: '', address: '' }) },
  },
  { name: 'voucher-ordered-my', ...vouchers(order) },
  { name: 'voucher-posted-my', ...vouchers(posted, order) },
  { name: 'voucher-not-come-my', ...vouchers(told) },
  { name: 'voucher-returned-my', ...vouchers(returned) },
  {
    name: 'address-came-back-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: set({ ...address, refused: true, orders: [returned] }) },
  },
  { name: 'contact-worker-my', path: '/contact' },
  { name: 'about-worker-my', path: '/about' },
  { name: 'my-account-my', path: '/e-settings-pass' },
  { name: 'my-data-my', path: '/my-data' },
  ...workersChat,
  ...named('quiz', 'mya', quizStates('mya')),
  ...statesOf('worker-mya', { ...workersLibrary(inBurmese), ...workersVideo(inBurmese) }),
]

/** Siti of the demo has earned skills and certificates. */
const indonesian: Screen[] = [
  { name: 'progress-worker-ind', path: '/worker-progress' },
  { name: 'progress-name-ind', path: '/worker-progress', arrive: press(/Siti Contoh/) },
  { name: 'progress-skill-ind', path: '/worker-progress', arrive: press('Merawat bayi'), sees: asked },
  { name: 'redeem-ind', path: '/worker-redeem' },
  { name: 'contact-worker-ind', path: '/contact', arrive: press('Kirim'), sees: says('Tulis pesan Anda') },
  { name: 'about-worker-ind', path: '/about' },
  { name: 'my-account-ind', path: '/e-settings-pass' },
  { name: 'my-data-ind', path: '/my-data' },
  { name: 'delete-account-ind', path: '/e-settings-pass', arrive: press('Hapus akun'), sees: asked },
  { name: 'plain-library-ind', path: '/w-library' },
  ...forTheEye(named('quiz', 'ind', quizStates('ind'))),
]

const filipino: Screen[] = [
  { name: 'certificates-phi', path: '/worker-progress' },
  { name: 'redeem-phi', path: '/worker-redeem' },
  { name: 'settings-password-phi', path: '/e-settings-pass', arrive: press('I-save') },
  { name: 'library-phi', path: '/library' },
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
      ...statesOf('worker-eng', { ...workersLibrary(inEnglish), ...workersVideo(inEnglish) }).map((one) => ({
        ...one,
      })),
    ],
  },
]
