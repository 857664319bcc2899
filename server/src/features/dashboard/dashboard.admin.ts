import type { dashboardApi } from '@kasama/contract/desk/dashboard.api'
import type { Deps } from '../../deps'
import type { Handlers } from '../../platform/http/serve'
import type { PeriodicWork } from '../../platform/periodic/catch-up'
import { checkHealth } from './check-health'
import { showLearning } from './show-learning'
import { showLessons } from './show-lessons'
import { listToDo } from './to-do.queries'

/** The first page of the provider's desk; each part by itself, so that one that fails leaves the others. */
export const dashboardHandlers = (deps: Deps, works: PeriodicWork[]): Handlers<typeof dashboardApi> => ({
  'GET /admin/dashboard/health': () => checkHealth(deps, works),
  'GET /admin/dashboard/to_do': () => listToDo(deps.db, deps.now()),
  'GET /admin/dashboard/learning': () => showLearning(deps),
  'GET /admin/dashboard/lessons': () => showLessons(deps),
})
