import type { Deps } from './deps'
import { forgetUploadsOf } from './features/clip/upload/forget-uploads'
import { nightlyFiguresOf } from './features/dashboard/nightly-figures'
import { endingMailsOf } from './features/organisation/desk/ending/ending-mails'
import { weeklyMailsOf } from './features/progress/mails/weekly-mails'
import { monthlyCreditsOf } from './features/rewards/credits/monthly-credits'
import { forgetAddressesOf } from './features/rewards/vouchers/forget-addresses'
import type { PeriodicWork } from './platform/periodic/catch-up'

/** Everything that is done once a period. */
export const periodicOf = (deps: Deps): PeriodicWork[] => [
  monthlyCreditsOf(deps),
  forgetAddressesOf(deps),
  weeklyMailsOf(deps),
  nightlyFiguresOf(deps),
  forgetUploadsOf(deps),
  endingMailsOf(deps),
]
