import type { RewardOrder, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { expect, test } from 'vitest'
import { voucherSteps } from './voucher-steps'

const [earned, sent, ordered, posted, returned] = [1, 2, 3, 4, 5].map((day) => `2026-03-0${day}T04:00:00.000Z`)
const order = { id: 7, ordered_at: ordered, posted_at: null, returned_at: null } as RewardOrder
const redeem = { on_file: true, sent_at: sent, receipts: [{ order_id: 7, earned_at: earned }] } as RewardsAccount
const dates = (change: Partial<RewardOrder>) =>
  voucherSteps({ ...order, ...change }, redeem).map(({ text, at }) => [text, at])

test('each state of a voucher has its date', () => {
  expect(dates({ state: 'ordered' })).toEqual([
    ['sixCredits', earned],
    ['sent', sent],
    ['preparing', ordered],
    ['toYou', null],
  ])
  expect(dates({ state: 'posted', posted_at: posted ?? null })).toEqual([
    ['sixCredits', earned],
    ['preparing', ordered],
    ['posted', posted],
  ])
  expect(dates({ state: 'returned', returned_at: returned ?? null })).toEqual([
    ['sixCredits', earned],
    ['preparing', ordered],
    ['returned', returned],
    ['toYou', null],
  ])
})
