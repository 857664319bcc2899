import type { DeskPayment } from '@kasama/contract/money/desk/refunds.api'
import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { useRefundForm } from './use-refund-form'

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
