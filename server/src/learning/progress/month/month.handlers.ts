import type { monthApi } from '@kasama/contract/learning/progress/month.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { recordMonthLook, showMonth } from './show-month'

export const monthHandlers = (deps: Deps): Handlers<typeof monthApi> => ({
  'GET /worker/:id/month': ({ params, query, user }) =>
    showMonth(deps, user, { workerId: params.id, month: query.month }),

  'POST /worker/:id/looked': ({ params, user }) => recordMonthLook(deps, user, params.id),
})
