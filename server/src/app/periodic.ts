import { nightlyFiguresOf } from '#desk/dashboard/nightly-figures'
import { weeklyMailsOf } from '#learning/progress/mails/weekly-mails'
import { monthlyCreditsOf } from '#learning/rewards/credits/monthly-credits'
import { forgetAddressesOf } from '#learning/rewards/vouchers/forget-addresses'
import { endingMailsOf } from '#people/organisation/desk/ending/ending-mails'
import type { Deps } from '#platform/deps'
import type { PeriodicWork } from '#platform/periodic/catch-up'
import { forgetUploadsOf } from '#studio/clip/upload/forget-uploads'

/** Everything that is done once a period. */
export const periodicOf = (deps: Deps): PeriodicWork[] => [
  monthlyCreditsOf(deps),
  forgetAddressesOf(deps),
  weeklyMailsOf(deps),
  nightlyFiguresOf(deps),
  forgetUploadsOf(deps),
  endingMailsOf(deps),
]
