import type { Deps } from './deps'
import { weeklyMailsOf } from './features/progress/mails/weekly-mails'
import type { PeriodicWork } from './platform/periodic/catch-up'

/** Everything that is done once a period. */
export const periodicOf = (deps: Deps): PeriodicWork[] => [weeklyMailsOf(deps)]
