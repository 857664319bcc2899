import type { DeskPayment } from '@kasama/contract/money/desk/refunds.api'
import type { Repair } from '@kasama/contract/money/desk/subscriptions.api'
import type { DeskVoucher, NewVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { storeDraft } from '#shared/session/draft.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls, noLine, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { useRefundForm } from './refund/use-refund-form'
import { ComparisonNotice } from './subscriptions/comparison-notice'
import { emptyVoucher, type VoucherDraft } from './vouchers/use-voucher-form'
import { VoucherEditor } from './vouchers/voucher-editor'

const payment = { id: 8, amount: 14_900, refunded: 0, refundable: 14_900, unused: null } as DeskPayment
const sent: { refunded: number; key: string }[] = []

function Form({ refunded }: { refunded: number }) {
  const form = useRefundForm({ ...payment, refunded, refundable: payment.amount - refunded })
  return (
    <>
      <button type="button" onClick={() => form.set({ amount: '10.00', note: 'Moving away' })}>
        Write
      </button>
      <button type="button" onClick={() => sent.push(form.body())}>
        Send
      </button>
      <button type="button" onClick={form.startNewRefund}>
        Refused
      </button>
    </>
  )
}

test('a form that was kept says what is shown now; once sent it says the same until it was answered', async () => {
  const first = await show(<Form refunded={0} />)
  await first.getByRole('button', { name: 'Write' }).click()
  await first.unmount()
  // Somebody else has refunded a part meanwhile.
  const second = await show(<Form refunded={500} />)
  await second.getByRole('button', { name: 'Send' }).click()
  await second.unmount()
  // The response was lost, and the admin opens the form again.
  const third = await show(<Form refunded={1500} />)
  await third.getByRole('button', { name: 'Send' }).click()
  await third.getByRole('button', { name: 'Refused' }).click()
  await third.getByRole('button', { name: 'Send' }).click()
  expect(sent.map(({ refunded }) => refunded)).toEqual([500, 500, 1500])
  expect(sent[0]?.key).toBe(sent[1]?.key)
  expect(sent[2]?.key).not.toBe(sent[1]?.key)
})

describe('voucher editor', () => {
  const draft: VoucherDraft = {
    ...emptyVoucher(),
    code: 'MANGO20',
    amount: '20',
    key: 'c5a86a3c-3a4b-4e0e-9a0a-3f1f4a8e2b11',
  }
  beforeEach(() => {
    storeDraft('desk-new-voucher', draft)
    onTestFinished(() => storeDraft('desk-new-voucher', null))
  })

  test('a lost connection is reported, and the next press sends the same key', async () => {
    const { sentBy, change } = answerCalls({ 'POST /admin/vouchers': noLine })
    const screen = await show(<VoucherEditor />)
    const make = screen.getByRole('button', { name: 'Make MANGO20' })
    await make.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    change({ 'POST /admin/vouchers': refusal('voucher_taken', { field: 'code' }) })
    await make.click()
    await expect.element(screen.getByText('This code is in use already.')).toBeVisible()
    expect((sentBy('POST /admin/vouchers') as NewVoucher[]).map(({ key }) => key)).toEqual([draft.key, draft.key])
  })

  test('a voucher that begins later is not said to be usable now', async () => {
    const coming = { code: 'MANGO20', state: 'coming', starts_at: '2026-03-15T16:00:00.000Z' }
    answerCalls({ 'POST /admin/vouchers': coming as DeskVoucher })
    const screen = await show(
      <>
        <VoucherEditor />
        <Toasts />
      </>,
    )
    await screen.getByRole('button', { name: 'Make MANGO20' }).click()
    await expect.element(screen.getByText('MANGO20 is made. It can be used from 16 March 2026.')).toBeVisible()
  })

  test('an error of no field is shown above the form, and the next press has a new key', async () => {
    const { sentBy } = answerCalls({ 'POST /admin/vouchers': refusal('too_many_requests') })
    const screen = await show(<VoucherEditor />)
    const make = screen.getByRole('button', { name: 'Make MANGO20' })
    await make.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await make.click()
    await expect.poll(() => sentBy('POST /admin/vouchers')).toHaveLength(2)
    expect(new Set((sentBy('POST /admin/vouchers') as NewVoucher[]).map(({ key }) => key)).size).toBe(2)
  })
})

const repair = (id: number): Repair => ({
  id,
  at: '2026-03-10T04:00:00.000Z',
  kind: 'plan',
  user_id: null,
  name: `Payer ${id}`,
  about: 'sub_1',
  before: null,
  after: 'Free',
})
const all = Array.from({ length: 60 }, (_, n) => repair(60 - n))

const summary = {
  views: { all: 60, active: 60, late: 0, ending: 0, look: 0, differs: 0 },
  comparison: null,
  provider: 'sandbox' as const,
}

test('a comparison that does not load is told in its place, and comes at the next try', async () => {
  const { change } = answerCalls({ 'GET /admin/subscriptions/summary': refusal('too_many_requests') })
  const screen = await show(<ComparisonNotice />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Comparison with the provider: ')
  change({ 'GET /admin/subscriptions/summary': summary })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Automatic fixes' })).toBeVisible()
})

test('what was mended by itself is read on beyond its first fifty lines', async () => {
  answerCalls({
    'GET /admin/subscriptions/summary': summary,
    'GET /admin/subscriptions/repairs': ({ query: { cursor, limit = 50 } }) => {
      const items = all.filter(({ id }) => id < Number(cursor ?? 61)).slice(0, limit)
      return { items, next_cursor: items.at(-1)?.id === 1 ? null : String(items.at(-1)?.id) }
    },
  })
  const screen = await show(<ComparisonNotice />, { queries: new QueryClient() })
  await screen.getByRole('button', { name: 'Automatic fixes' }).click()
  const lines = screen.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => lines.elements()).toHaveLength(50)
  const more = screen.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect.poll(() => lines.elements()).toHaveLength(60)
  await expect.element(more).not.toBeInTheDocument()
})
