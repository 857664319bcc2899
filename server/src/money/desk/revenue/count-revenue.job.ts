import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { storeMonth } from './revenue.queries'
import { closedMonths } from './show-revenue'

/** Recounts closed months every night, because later refunds reduce them. */
export const countRevenueJobOf = ({ db, now }: Deps): Job<object> => ({
  name: 'count-revenue',
  schedule: { cron: '40 2 * * *' },
  async run() {
    for (const month of closedMonths(now())) await storeMonth(db, month)
  },
})
