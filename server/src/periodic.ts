import type { Deps } from './deps'
import type { PeriodicWork } from './platform/periodic/catch-up'

/** Everything that is done once a period. */
export const periodicOf = (_deps: Deps): PeriodicWork[] => []
