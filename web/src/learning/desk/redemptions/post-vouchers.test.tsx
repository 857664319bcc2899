import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { expect, onTestFinished, test } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { PostVouchers } from './post-vouchers'

const order = (id: number, sent_at = '2026-03-10T04:00:00.000Z'): Redemption => ({
  id,
  state: 'ordered',
  amount_cents: 1000,
  merchant: null,
  ordered_at: '2026-03-10T04:00:00.000Z',
  posted_at: null,
  returned_at: null,
  told_at: null,
  worker_id: id,
  username: `worker${id}`,
  language_code: 'eng',
  name: `Worker ${id}`,
  address: '1 Orchid Road, Singapore 012345',
  sent_at,
  has_left: false,
})

test('what came since the labels were printed is not marked, and an address stays that of the label', async () => {
  onTestFinished(() => localStorage.clear())
  let orders = [order(1), order(2)]
  const { requests, sentBy } = answerCalls({
    'GET /admin/redemptions': () => ({ items: orders, next_cursor: null, total: orders.length }),
    'POST /admin/redemptions/posted': { posted: [1], left: [2], posted_at: '2026-03-12T04:00:00.000Z' },
  })
  const screen = await show(<PostVouchers />)
  await expect.element(screen.getByRole('button', { name: 'Mark 2 as posted' })).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  orders = [order(1), order(2, '2026-03-11T04:00:00.000Z'), order(3)]
  // The page is opened again later.
  await screen.unmount()
  const later = await show(<PostVouchers />)
  await expect.element(later.getByText('2 came, or have another address, since you printed.')).toBeVisible()
  await later.getByRole('button', { name: 'Mark 2 as posted' }).click()
  const sent_at = '2026-03-10T04:00:00.000Z'
  await expect
    .poll(() => sentBy('POST /admin/redemptions/posted'))
    .toEqual([{ vouchers: [1, 2].map((id) => ({ id, sent_at })) }])
  // The other two wait for their own print.
  orders = [order(2, '2026-03-11T04:00:00.000Z'), order(3)]
  await later.unmount()
  const last = await show(<PostVouchers />)
  await expect.element(last.getByRole('button', { name: 'Mark 2 as posted' })).toBeVisible()
  await expect.element(last.getByText('since you printed')).not.toBeInTheDocument()
  expect(requests('GET /admin/redemptions').length).toBeGreaterThan(2)
})
