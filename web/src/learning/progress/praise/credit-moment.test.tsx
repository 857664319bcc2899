import type { EarnedCredit, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { CreditMoment } from './credit-moment'

const month = { month: '2026-03', percent: 95, answers: 20, right: 18, videos: 4, missing: [], right_needed: 0 }
const credit: EarnedCredit = { ...month, earned_at: '2026-03-31T16:00:00.000Z', order_id: null }
const redeem: RewardsAccount = {
  name: '',
  address: '',
  sent_at: null,
  on_file: true,
  refused: false,
  balance: 4,
  stamps: 4,
  voucher_cents: 500,
  merchant: null,
  orders: [],
  month,
  last_month: month,
  receipts: [credit],
}

test('a credit is shown on her card, whose last leaf is the voucher', async () => {
  const moment = await show(<CreditMoment credit={credit} redeem={redeem} onClose={() => {}} />)
  const leaves = moment.getByRole('img', { name: '4 of 6 credits' })
  await expect.element(leaves).toHaveTextContent('5$5')
  expect(leaves.element().querySelectorAll('[data-on]')).toHaveLength(4)
})

test('the sixth credit fills the card, also where its voucher is ordered and a new card begun', async () => {
  const ordered = { ...credit, order_id: 7 }
  const begun = { ...redeem, balance: 0, stamps: 0 }
  const moment = await show(<CreditMoment credit={ordered} redeem={begun} onClose={() => {}} />)
  const leaves = moment.getByRole('img', { name: '6 of 6 credits' })
  await expect.element(leaves).toHaveTextContent('$5')
  expect(leaves.element().querySelectorAll('[data-on]')).toHaveLength(6)
})
