import type { PaymentReceipt } from '@kasama/contract/money/payment.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paymentOf } from '#test/plan.ts'
import { show } from '#test/show.tsx'
import { PaymentLine } from './payment-row'
import { ReceiptView } from './receipt-view'

const receipt: PaymentReceipt = {
  id: 3,
  number: 'KAS-0003',
  paid_at: '2025-03-01T00:00:00.000Z',
  plan_id: 1,
  plan_name: 'Plus',
  card_brand: 'visa',
  card_last4: '4242',
  voucher: null,
  state: 'paid',
  period_start: '2025-03-01T00:00:00.000Z',
  period_end: '2025-04-01T00:00:00.000Z',
  price: 900,
  discount: 0,
  credit: 0,
  amount: 900,
  refunded: 0,
}
const key = ['payments', receipt.id]

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Renders a receipt whose request has failed. */
async function failedReceipt(queries: QueryClient) {
  await queries.prefetchQuery({ queryKey: key, queryFn: () => Promise.reject(new Error('no connection')) })
  const screen = await show(<ReceiptView id={receipt.id} email={null} />, { queries })
  return {
    retryButton: screen.getByRole('button', { name: 'Try again' }),
    print: screen.getByRole('button', { name: 'Print' }),
  }
}
const queriesWithoutRetry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('keeps a loaded receipt when the reload fails', async () => {
  const queries = queriesWithoutRetry()
  queries.setQueryData(key, receipt)
  const { retryButton, print } = await failedReceipt(queries)
  await expect.element(print).toBeVisible()
  await expect.element(retryButton).not.toBeInTheDocument()
})

test('offers a retry for a receipt that failed to load', async () => {
  const { retryButton, print } = await failedReceipt(queriesWithoutRetry())
  await expect.element(retryButton).toBeVisible()
  await expect.element(print).not.toBeInTheDocument()
})

test('a payment is dated in Singapore, in the list and on its receipt; what it pays for is in UTC', async () => {
  const [from, to] = ['2026-03-10T20:00:00.000Z', '2027-03-10T20:00:00.000Z']
  const payment = { ...paymentOf({ paid_at: from }), number: null, period_start: from, period_end: to }
  const list = await show(<PaymentLine payment={payment} />)
  await expect.element(list.getByText('11 March 2026', { exact: true })).toBeVisible()
  await expect.element(list.getByText('10 March 2026 to 10 March 2027')).toBeVisible()
  await list.unmount()
  const queries = queriesWithoutRetry()
  queries.setQueryData(key, payment)
  const page = await show(<ReceiptView id={receipt.id} email={null} />, { queries })
  await expect.element(page.getByText('11 March 2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText('10 March 2026 to 10 March 2027')).toBeVisible()
})
