import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { DataPart } from './data-part'

test('money is shown in dollars, dates in words', async () => {
  const payment = { amount: 1791, refunded: 0, paid_at: '2026-11-28T01:00:00Z', card_last4: '4242' }
  const screen = await show(<DataPart name="payments" entries={[Object.entries(payment)]} />)
  for (const value of ['$17.91', '$0.00', '28 November 2026', '4242']) {
    await expect.element(screen.getByText(value)).toBeVisible()
  }
})
