import type { dashboardApi } from '@kasama/contract/desk/dashboard.api'
import { listDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import type { AnyJob } from '#platform/jobs/jobs'
import { checkHealth } from './check-health'
import { findLessonFigures } from './lessons.queries'
import { showLearning } from './show-learning'
import { showLessons } from './show-lessons'
import { listToDo } from './to-do.queries'

/**
 * The first page of the provider's desk; each part is a request of its own, so that a failing one leaves the others.
 */
export const dashboardHandlers = (deps: Deps, jobs: AnyJob[]): Handlers<typeof dashboardApi> => ({
  'GET /admin/dashboard/health': () => checkHealth(deps, jobs),
  'GET /admin/dashboard/to_do': () => listToDo(deps.db, deps.now()),
  'GET /admin/dashboard/learning': async () => showLearning({ ...deps, db: await listDb(deps) }),
  'GET /admin/videos/:id/figures': async ({ params }) => findLessonFigures(await listDb(deps), params.id),
  'GET /admin/dashboard/lessons': async () => showLessons({ ...deps, db: await listDb(deps) }),
})
