import type { Revenue } from '@kasama/contract/money/desk/revenue.api'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { RevenuePage } from './revenue-page'

const revenue: Revenue = {
  at: '2026-03-10T04:00:00Z',
  months: ['2026-02', '2026-03'].map((month) => ({ month, at_start: 4, came: 2, gone: 1, at_end: 5, recurring: 9950 })),
  plans: [{ plan_id: 10, name: 'Monthly', cents: 1990, households: 5, recurring: 9950 }],
  organisations: [{ org_id: null, name: 'Without one', households: 5, recurring: 9950 }],
  agencies: { accounts: 0, organisations: 0 },
  so_far: { charged: 9950, vouchers: 0, refunded: 0 },
}

test('figures of money are shown as tables, and exported by the one call that records who took them', async () => {
  const saved: string[] = []
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { requests } = answerCalls({
    'GET /admin/revenue': revenue,
    'POST /admin/revenue/export': { name: 'revenue-2026-03-10.csv', csv: 'Month' },
  })
  const screen = await show(<RevenuePage />)
  for (const name of ['By plan', 'By organisation']) {
    const panel = screen.getByRole('region', { name })
    await panel.getByRole('button', { name: 'Show as table' }).click()
    await expect
      .poll(() =>
        panel
          .getByRole('columnheader')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([expect.stringMatching(/^(Plan|Organisation)$/), 'Paying households', 'Monthly revenue'])
  }
  // Only the page's own button makes a file.
  expect(screen.getByRole('button', { name: 'CSV' }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['revenue-2026-03-10.csv'])
  expect(requests().map(({ call }) => call)).toEqual(['GET /admin/revenue', 'POST /admin/revenue/export'])
  save.mockRestore()
})
