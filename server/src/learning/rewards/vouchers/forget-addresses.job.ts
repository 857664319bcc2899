import { dayMs } from '@kasama/contract/durations.rules'
import { addressRetentionDays } from '@kasama/contract/learning/rewards/rewards.rules'
import { daysEnding } from '#platform/calendar/periods'
import type { Deps } from '#platform/deps'
import type { CatchUpJob } from '#platform/jobs/jobs'
import { removeAddresses } from './orders.queries'

/**
 * Erases addresses every night: 90 days after a voucher was posted to them, they were refused, or the worker left her
 * household.
 */
export const forgetAddressesOf = ({ now }: Pick<Deps, 'now'>): CatchUpJob => ({
  name: 'forget-addresses',
  schedule: { every: daysEnding({ hour: 4 }), catchUp: 1 },
  async batch(tx) {
    await removeAddresses(tx, new Date(now().getTime() - addressRetentionDays * dayMs))
    return null
  },
})
