import { dayMs } from '@kasama/contract/durations.rules'
import { addressDays } from '@kasama/contract/learning/rewards.rules'
import type { Deps } from '#platform/deps'
import type { PeriodicWork } from '#platform/periodic/catch-up'
import { daysEnding } from '#platform/periodic/periods'
import { removeAddresses } from './orders.queries'

/** Every night, erases addresses 90 days after their last voucher was posted or their worker left. */
export const forgetAddressesOf = ({ now }: Pick<Deps, 'now'>): PeriodicWork => ({
  name: 'forget-addresses',
  schedule: daysEnding({ hour: 4 }),
  catchUp: 1,
  async batch(tx) {
    await removeAddresses(tx, new Date(now().getTime() - addressDays * dayMs))
    return null
  },
})
