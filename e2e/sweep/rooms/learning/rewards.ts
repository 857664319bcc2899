import { call } from '../../../stage/lessons/at-lesson'
import { changeFacts, respond, seesDialog } from '../../../stage/states/state'
import { fill, says } from '../../presses'
import type { Screen } from '../../screen'

const lesson = { id: 1, title: 'အဝတ် လျှော်နည်း', thumbnail_url: null }
const withPraise = (details: object) => ({
  '**/api/praise?*': respond([
    { id: 1, created_at: '2026-01-01T00:00:00.000Z', video: null, skill: null, credit: null, ...details },
  ]),
  '**/api/praise/seen': respond({}),
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
const reported = { ...posted, told_at: '2026-01-09T00:00:00.000Z' }
const returned = { ...reported, state: 'returned', returned_at: '2026-01-12T00:00:00.000Z' }
const address = { name: 'Thida Sample', address: 'Blk 00 Sample Street 1 #00-00, Singapore 000001' }
const redeem = '**/api/redeem'
const vouchers = (...orders: object[]): Pick<Screen, 'path' | 'answers'> => ({
  path: '/worker-redeem?show=vouchers',
  answers: { [redeem]: changeFacts({ orders, ...address, on_file: true }) },
})
const writeAddress = fill({ 'နာမည် အပြည့်အစုံ': 'Thida Sample', 'စင်ကာပူက လိပ်စာ': 'Blk 00 Sample Street 1 #00-00' }, 'OK')

/** Praise, credits and vouchers in Burmese; replies that would take months are made up. */
export const rewards: Screen[] = [
  {
    name: 'praise-skill-my',
    path: '/library',
    async arrive(page) {
      const { id } = await call<{ id: number }>(page, '/users/me')
      const [skill] = await call<object[]>(page, `/skills/skill_for_worker/${id}?lang=mya`)
      const { '**/api/praise?*': praise, '**/api/praise/seen': seen } = withPraise({
        kind: 'skill_earned',
        video: lesson,
        skill: { ...skill, lessons: [lesson] },
      })
      await page.route('**/api/praise?*', praise)
      await page.route('**/api/praise/seen', seen)
      await page.reload()
    },
    sees: seesDialog,
  },
  {
    name: 'praise-list-my',
    path: '/library',
    answers: withPraise({ kind: 'list_done', video: lesson }),
    sees: seesDialog,
  },
  {
    name: 'praise-credit-my',
    path: '/library',
    answers: withPraise({ kind: 'credit_earned', credit }),
    sees: seesDialog,
  },
  {
    name: 'redeem-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: changeFacts({ name: '', address: '', on_file: false }) },
    isMain: true,
  },
  {
    name: 'redeem-asked-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: changeFacts({ name: '', address: '', on_file: false }) },
    arrive: writeAddress,
    sees: says('postal code'),
  },
  {
    name: 'redeem-sent-my',
    path: '/worker-redeem',
    answers: { [redeem]: changeFacts({ ...address, on_file: true, sent_at: credit.earned_at }) },
  },
  {
    name: 'redeem-six-my',
    path: '/worker-redeem',
    answers: { [redeem]: changeFacts({ stamps: 6, balance: 6, on_file: false, name: '', address: '' }) },
  },
  { name: 'voucher-ordered-my', ...vouchers(order) },
  { name: 'voucher-posted-my', ...vouchers(posted, order) },
  { name: 'voucher-not-come-my', ...vouchers(reported) },
  { name: 'voucher-returned-my', ...vouchers(returned) },
  {
    name: 'address-came-back-my',
    path: '/worker-redeem?show=address',
    answers: { [redeem]: changeFacts({ ...address, refused: true, orders: [returned] }) },
  },
]
